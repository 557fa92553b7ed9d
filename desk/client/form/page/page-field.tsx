import { useMemo } from 'react';
import type { DeskSchema } from '#common/contracts/desk/content.ts';
import { useContent } from '../../api/content.ts';
import type { PageName } from '../../drafts/readable.ts';
import type { Path } from '../../schema/paths.ts';
import { TextField } from '../text-field.tsx';
import { listingsAmong, pageAddress, pageChoices, pageNames, placesAmong } from './pages.ts';

type Props = {
  path: Path;
  schema: DeskSchema;
  label: string;
  isNullable: boolean;
  /** Any page, kept by its address, or a listing, kept by its own name. */
  control: 'page' | 'listing';
};

/** Another page of the guide, found by its name and shown by it. */
export function PageField(props: Props) {
  const all = usePages();
  const pages = props.schema['x-named-by'] === undefined ? all : placesAmong(all);
  const choices = props.control === 'listing' ? listingsAmong(all) : pages;
  const nameOf = (text: string) => choices.find(({ href }) => href === text)?.name ?? null;
  return (
    <TextField
      {...props}
      names={choices.map(({ name }) => name)}
      read={(text) => pageAddress(text, choices, window.location.origin)}
      show={nameOf}
      say={nameOf}
    />
  );
}

/** The pages that another page may lead to. */
export function usePages() {
  const { files, kinds } = useContent();
  return useMemo(() => pageChoices({ files, kinds }), [files, kinds]);
}

/** The names of the pages and of the listings that other content leads to, by what it keeps of them. */
export function usePageNames(): PageName {
  const { files, kinds } = useContent();
  return useMemo(() => pageNames({ files, kinds }), [files, kinds]);
}

import { useMemo } from 'react';
import type { DeskSchema } from '#common/contracts/desk/content.ts';
import { useContent } from '../../api/content.ts';
import type { Path } from '../../schema/paths.ts';
import { TextField } from '../text-field.tsx';
import { pageAddress, pageChoices, placesAmong } from './pages.ts';

type Props = { path: Path; schema: DeskSchema; label: string; isNullable: boolean };

/** Another page of the guide, found by its name; what it leads to is said by name, too. */
export function PageField(props: Props) {
  const all = usePages();
  const choices = props.schema['x-named-by'] === undefined ? all : placesAmong(all);
  return (
    <TextField
      {...props}
      control="page"
      names={choices.map(({ name }) => name)}
      read={(text) => pageAddress(text, choices, window.location.origin)}
      say={(text) => choices.find(({ href }) => href === text)?.name ?? null}
    />
  );
}

/** The pages that another page may lead to. */
export function usePages() {
  const { files, kinds } = useContent();
  return useMemo(() => pageChoices({ files, kinds }), [files, kinds]);
}

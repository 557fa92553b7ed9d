import { useMemo } from 'react';
import type { DeskSchema } from '#common/contracts/desk/content.ts';
import { useContent } from '../../api/content.ts';
import type { Path } from '../../schema/paths.ts';
import { TextField } from '../text-field.tsx';
import { pageAddress, pageChoices } from './pages.ts';

type Props = { path: Path; schema: DeskSchema; label: string; isNullable: boolean };

/** Another page of the guide, found by its name; what it leads to is said by name, too. */
export function PageField(props: Props) {
  const { files, kinds } = useContent();
  const choices = useMemo(() => pageChoices({ files, kinds }), [files, kinds]);
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

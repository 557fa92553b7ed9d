import type { DeskSchema } from '#common/contracts/desk/content.ts';
import { type Path, valueAt } from '../../schema/paths.ts';
import { useForm, withField } from '../form-context.ts';
import { TextField } from '../text-field.tsx';
import { usePages } from './page-field.tsx';
import { placesAmong, whereabouts } from './pages.ts';

type Props = {
  path: Path;
  schema: DeskSchema;
  label: string;
  isNullable: boolean;
  /** The key of the neighbour that holds the address of what the words name. */
  pageKey: string;
};

/** Where something is: a place or a listing of the guide, found by its name while she writes, or words. */
export function WhereField({ pageKey, ...props }: Props) {
  const { path } = props;
  const form = useForm();
  const choices = placesAmong(usePages());
  const pagePath = [...path.slice(0, -1), pageKey];

  function leave(text: string, before: string) {
    const page = valueAt(form.value, pagePath);
    const said = whereabouts(text, { before, choices, page: typeof page === 'string' ? page : null });
    const value = withField(form, path, said.words);
    form.edit(withField({ ...form, value }, pagePath, said.page));
  }

  return <TextField {...props} control={null} names={choices.map(({ name }) => name)} onLeave={leave} />;
}

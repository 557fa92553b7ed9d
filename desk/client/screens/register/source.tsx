import { REGISTER_SOURCES } from '#common/contracts/desk/register.ts';
import { SelectField } from '#common/ui/select-field.tsx';
import { kept } from '../../register/kept.ts';
import type { Register } from '../../register/register.ts';
import { words } from '../../words.ts';
import css from './register.module.css';

const OPTIONS = [
  { value: '', label: words.register.choose },
  ...REGISTER_SOURCES.map((source) => ({ value: source, label: words.register.sources[source] })),
];

/** Whose word a spreadsheet is: the guide tells its visitors. */
export function Source({ register }: { register: Register }) {
  return (
    <div>
      <SelectField
        label={words.register.source}
        name="origen"
        options={OPTIONS}
        value={register.source ?? ''}
        onChange={({ currentTarget }) => {
          const source = REGISTER_SOURCES.find((one) => one === currentTarget.value) ?? null;
          kept.update((now) => now && { ...now, source, left: [], order: null });
        }}
      />
      <p className={css.hint}>{words.register.sourceHint}</p>
    </div>
  );
}

import { REGISTER_FIELDS } from '#common/contracts/desk/register.ts';
import { SelectField } from '#common/ui/select-field.tsx';
import { kept } from '../../register/kept.ts';
import { type Register, withColumn } from '../../register/register.ts';
import { useFocusIfLost } from '../../shell/focus.ts';
import { words } from '../../words.ts';
import css from './register.module.css';

const EXAMPLES = 3;
const OPTIONS = [
  { value: '', label: words.register.skip },
  ...REGISTER_FIELDS.map((field) => ({ value: field, label: words.register.fields[field] })),
];

/** What each column of a spreadsheet holds: guessed, and chosen by the owner. */
export function Columns({ register }: { register: Register }) {
  const { table, heading: first, columns } = register;
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <section className={css.part} aria-labelledby="columnas">
      <h2 ref={heading} id="columnas" tabIndex={-1}>
        {words.register.columns}
      </h2>
      <p>{words.register.columnsHint}</p>
      <ul className={css.columns}>
        {columns.map((field, at) => {
          const name = words.register.column(table[first]?.[at]?.trim() ?? '', at + 1);
          const examples = examplesOf(register, at);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <li key={at}>
              <SelectField
                label={name}
                name={`columna-${at + 1}`}
                options={OPTIONS}
                value={field ?? ''}
                onChange={({ currentTarget }) => {
                  const chosen = REGISTER_FIELDS.find((one) => one === currentTarget.value) ?? null;
                  kept.update((now) => now && withColumn(now, at, chosen));
                }}
              />
              {examples !== '' && <p className={css.hint}>{words.register.example(examples)}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const examplesOf = ({ table, heading }: Register, at: number): string => {
  const texts = table.slice(heading + 1).map((cells) => (cells[at] ?? '').trim());
  return [...new Set(texts.filter(Boolean))].slice(0, EXAMPLES).join(' · ');
};

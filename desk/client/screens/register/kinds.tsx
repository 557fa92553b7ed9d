import { REGISTER_KINDS, type RegisterKind } from '#common/contracts/desk/register.ts';
import { SelectField } from '#common/ui/select-field.tsx';
import { kept } from '../../register/kept.ts';
import { type Register, textsOf } from '../../register/register.ts';
import { words } from '../../words.ts';
import css from './register.module.css';

const OPTIONS = [
  { value: '', label: words.register.choose },
  ...REGISTER_KINDS.map((kind) => ({ value: kind, label: kind })),
];

const kindOf = (text: string): RegisterKind | null => REGISTER_KINDS.find((kind) => kind === text) ?? null;

/** What the words of a spreadsheet for each business mean in the guide; one answer for all rows, if no column says. */
export function Kinds({ register }: { register: Register }) {
  const isSaid = register.columns.includes('kind');
  return (
    <section className={css.part} aria-labelledby="que-es">
      <h2 id="que-es">{words.register.kinds}</h2>
      <ul className={css.columns}>
        {isSaid ? (
          textsOf(register, 'kind').map((text) => (
            <li key={text}>
              <SelectField
                label={words.register.kindOf(text)}
                name={`clase-${text}`}
                options={OPTIONS}
                value={register.kinds[text] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  kept.update(
                    (now) => now && { ...now, kinds: { ...now.kinds, [text]: kindOf(value) }, left: [], order: null },
                  )
                }
              />
            </li>
          ))
        ) : (
          <li>
            <SelectField
              label={words.register.everyKind}
              name="clase"
              options={OPTIONS}
              value={register.everyKind ?? ''}
              onChange={({ currentTarget: { value } }) =>
                kept.update((now) => now && { ...now, everyKind: kindOf(value), left: [], order: null })
              }
            />
          </li>
        )}
      </ul>
    </section>
  );
}

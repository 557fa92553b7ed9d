import { useState } from 'react';
import type { Control, DeskSchema } from '#common/contracts/desk/content.ts';
import { noValue } from '#common/contracts/desk/no-value.ts';
import type { Path } from '../schema/paths.ts';
import looks from '../shell/looks.module.css';
import { readNumber, readNumberIn } from '../table/number.ts';
import { words } from '../words.ts';
import { FieldFrame, fieldId, useDescribed } from './field-frame.tsx';
import css from './form.module.css';
import { useField } from './form-context.ts';

type Props = {
  path: Path;
  schema: DeskSchema;
  label: string;
  control: Control | null;
  isNullable: boolean;
  isWhole: boolean;
};

const pesos = new Intl.NumberFormat('es-AR');

/**
 * A number as people write it: "180.000" and "180 mil" are as good as "180000", and a comma is a decimal mark. What is
 * no number stays as she wrote it, so that the form refuses it: the number that stood there before is not what she means.
 */
export function NumberField({ path, schema, label, control, isNullable, isWhole }: Props) {
  const { value, set } = useField(path);
  const isMoney = control === 'money';
  const initial = value === undefined ? schema.default : value; // what a file that leaves it out means
  const number = typeof initial === 'number' ? initial : null;
  const [typed, setTyped] = useState<{ text: string; for: number } | null>(null);
  // The text stays as typed for as long as it means the value.
  const own = number === null ? (typeof value === 'string' ? value : '') : String(number).replace('.', ',');
  const text = typed && typed.for === number ? typed.text : own;
  const help = schema.description ?? (isMoney ? words.form.peso : undefined);
  const described = useDescribed(path, help);

  function write(next: string) {
    const said = readNumberIn(next);
    setTyped(said === null ? null : { text: next, for: said });
    set(next.trim() === '' ? null : (said ?? next));
  }

  /** Shows what was understood where words stood around the number. */
  function rewrite() {
    if (typed && readNumber(typed.text) === null) setTyped(null);
  }

  function forget() {
    setTyped(null);
    set(null);
  }

  const none = noValue(schema);
  const isUnknown = value === null || value === undefined;
  const unknown = isNullable ? { text: none, isChosen: isUnknown, onChoose: forget } : undefined;
  return (
    <FieldFrame path={path} label={label} help={help} unknown={unknown}>
      <div className={css.controlLine}>
        {isMoney && <span aria-hidden>$</span>}
        <input
          className={`${looks.input} ${css.control} ${css.short}`}
          id={fieldId(path)}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          placeholder={isNullable ? none : undefined}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onBlur={rewrite}
          {...described}
        />
        {isMoney && number !== null && <span className={css.read}>${pesos.format(number)}</span>}
      </div>
    </FieldFrame>
  );
}

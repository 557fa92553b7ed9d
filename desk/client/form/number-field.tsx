import { useState } from 'react';
import type { Control, DeskSchema } from '#common/contracts/desk/content.ts';
import type { Path } from '../schema/paths.ts';
import looks from '../shell/looks.module.css';
import { readNumber } from '../table/number.ts';
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

/** A number as people write it: "180.000" is as good as "180000", and a comma is a decimal mark. */
export function NumberField({ path, schema, label, control, isNullable, isWhole }: Props) {
  const { value, set } = useField(path);
  const isMoney = control === 'money';
  const number = typeof value === 'number' ? value : null;
  const [typed, setTyped] = useState<{ text: string; for: number | null } | null>(null);
  // The text stays as typed for as long as it means the value.
  const text = typed && typed.for === number ? typed.text : number === null ? '' : String(number).replace('.', ',');
  const read = readNumber(text);
  const isWrong = text.trim() !== '' && (read === null || (isWhole && !Number.isInteger(read)));
  const help = schema.description ?? (isMoney ? words.form.peso : undefined);
  const described = useDescribed(path, help);

  function write(next: string) {
    const said = readNumber(next);
    const isNumber = said !== null && (!isWhole || Number.isInteger(said));
    setTyped({ text: next, for: isNumber ? said : next.trim() === '' ? null : number });
    if (isNumber) set(said);
    else if (next.trim() === '') set(null);
  }

  function forget() {
    setTyped(null);
    set(null);
  }

  const unknown = isNullable ? { isChosen: number === null, onChoose: forget } : undefined;
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
          placeholder={isNullable ? words.unknown : undefined}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          {...described}
          aria-invalid={isWrong || described['aria-invalid']}
        />
        {isMoney && number !== null && !isWrong && <span className={css.read}>${pesos.format(number)}</span>}
      </div>
      {isWrong && <p className={css.mistake}>{isWhole ? words.form.wholeWrong : words.form.numberWrong}</p>}
    </FieldFrame>
  );
}

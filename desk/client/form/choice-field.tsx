import { useId } from 'react';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { noValue } from '#common/contracts/desk/no-value.ts';
import { isSame, type Path } from '../schema/paths.ts';
import looks from '../shell/looks.module.css';
import { words } from '../words.ts';
import { FieldFrame, fieldId, useDescribed } from './field-frame.tsx';
import css from './form.module.css';
import { useField } from './form-context.ts';

type Options = { values: Json[]; labels: string[] };
type Props = { path: Path; schema: DeskSchema; label: string; isNullable: boolean; options: Options };

/** With more options than this, a drop-down list replaces the buttons. */
const MOST_BUTTONS = 7;

/** One value of a closed list; unknown is one of the choices. */
export function ChoiceField({ path, schema, label, isNullable, options }: Props) {
  const name = useId();
  const { value, set } = useField(path);
  const described = useDescribed(path, schema.description);
  const none = noValue(schema);
  const isUnknown = value === null || value === undefined;
  const fallback = isUnknown && schema.default !== undefined ? schema.default : value;
  if (options.values.length > MOST_BUTTONS) {
    return (
      <FieldFrame path={path} label={label} help={schema.description}>
        <select
          className={`${looks.input} ${css.control}`}
          id={fieldId(path)}
          value={options.values.findIndex((one) => isSame(one, fallback))}
          onChange={({ currentTarget }) => set(options.values[Number(currentTarget.value)] ?? null)}
          {...described}
        >
          {(isNullable || isUnknown) && <option value={-1}>{isNullable ? none : '…'}</option>}
          {options.values.map((one, index) => (
            <option key={String(one)} value={index}>
              {options.labels[index]}
            </option>
          ))}
        </select>
      </FieldFrame>
    );
  }
  return (
    <FieldFrame path={path} label={label} help={schema.description} isGroup>
      <div className={css.choices}>
        {options.values.map((one, index) => (
          <label key={String(one)} className={css.chip}>
            <input type="radio" name={name} checked={isSame(one, fallback)} onChange={() => set(one)} />
            {options.labels[index]}
          </label>
        ))}
        {isNullable && (
          <label className={css.chip}>
            <input
              type="radio"
              name={name}
              checked={fallback === null || fallback === undefined}
              onChange={() => set(null)}
            />
            {none}
          </label>
        )}
      </div>
    </FieldFrame>
  );
}

type SomeProps = Props & { mayBeSingle: boolean };

/** Several values of a closed list. A single value written without a list stays that way while it is the only one. */
export function SomeField({ path, schema, label, isNullable, options, mayBeSingle }: SomeProps) {
  const { value, set, form } = useField(path);
  const chosen = value === null || value === undefined ? [] : [value].flat();
  const wasList = Array.isArray(value);
  const isFresh = form.before === null;

  function toggle(one: Json) {
    const isOff = chosen.some((other) => isSame(other, one));
    const next = isOff
      ? chosen.filter((other) => !isSame(other, one))
      : options.values.filter((other) => isSame(other, one) || chosen.some((kept) => isSame(kept, other)));
    const [only] = next;
    if (next.length === 0 && isNullable) set(null);
    else set(mayBeSingle && next.length === 1 && only !== undefined && (!wasList || isFresh) ? only : next);
  }

  return (
    <FieldFrame
      path={path}
      label={label}
      help={schema.description}
      isGroup
      unknown={
        isNullable ? { text: noValue(schema), isChosen: chosen.length === 0, onChoose: () => set(null) } : undefined
      }
    >
      <div className={css.choices}>
        {options.values.map((one, index) => (
          <label key={String(one)} className={css.chip}>
            <input type="checkbox" checked={chosen.some((other) => isSame(other, one))} onChange={() => toggle(one)} />
            {options.labels[index]}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

/** Yes or no: as a question if nothing is known, with unknown as a third choice if the field allows it. */
export function FlagField({ path, schema, label, isNullable }: Omit<Props, 'options'>) {
  const { value, set } = useField(path);
  if (isNullable || schema.default === undefined) {
    const options = { values: [true, false], labels: [words.yes, words.no] };
    return <ChoiceField path={path} schema={schema} label={label} isNullable={isNullable} options={options} />;
  }
  const isOn = value === undefined ? schema.default === true : value === true;
  return (
    <FieldFrame path={path} label={label} help={schema.description} isGroup>
      <label className={css.chip}>
        <input type="checkbox" checked={isOn} onChange={() => set(!isOn)} />
        {words.yes}
        <span className="visually-hidden">: {label}</span>
      </label>
    </FieldFrame>
  );
}

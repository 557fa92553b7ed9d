import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { noValue } from '#common/contracts/desk/no-value.ts';
import { Button } from '#common/ui/button.tsx';
import { withOption } from '../drafts/other-option.ts';
import { isShown } from '../schema/neighbours.ts';
import { type Path, valueAt } from '../schema/paths.ts';
import { fits, isObject, labelOf, plainWord, withoutDefault } from '../schema/shape.ts';
import looks from '../shell/looks.module.css';
import { words } from '../words.ts';
import { FieldFrame, fieldId, focusField, useDescribed } from './field-frame.tsx';
import css from './form.module.css';
import { useField, useForm } from './form-context.ts';
import { PointEditor } from './point/point-editor.tsx';

type Group = { path: Path; schema: DeskSchema; label: string };

/**
 * The fields of an object in order, without those that make no sense beside what the others say; a latitude and a
 * longitude become one point on the map.
 */
export function ObjectFields({ path, properties }: { path: Path; properties: [string, DeskSchema][] }) {
  const { Field, value } = useForm();
  const keys = properties.map(([key]) => key);
  const hasPoint = keys.includes('lat') && keys.includes('lng');
  const asked = properties.filter(([key, schema]) => isShown(schema, key, valueAt(value, path)));
  const shown = hasPoint ? asked.filter(([key]) => !['lng', 'approximate'].includes(key)) : asked;
  return (
    <div className={css.fields}>
      {shown.map(([key, schema]) =>
        hasPoint && key === 'lat' ? (
          <PointEditor
            key={key}
            path={path}
            hasApproximate={keys.includes('approximate')}
            isAmongOthers={keys.some((other) => !POINT.includes(other))}
          />
        ) : (
          <Field key={key} path={[...path, key]} schema={schema} label={labelOf(key, schema)} />
        ),
      )}
    </div>
  );
}

const POINT = ['lat', 'lng', 'approximate'];

/** A collapsible group of related fields. */
export function GroupField({ path, schema, label, children }: Group & { children: React.ReactNode }) {
  const { mistakes } = useForm();
  const place = `${path.join('.')}.`;
  const isWrong = [...mistakes.keys()].some((key) => key.startsWith(place));
  // Most edits concern the facts above a text.
  const isMain = path.length === 1 && path[0] === 'facts';
  return (
    <details className={css.group} data-path={path.join('.')} open={isWrong || isMain || undefined}>
      <summary>{label}</summary>
      <div className={css.inside}>
        {schema.description && <p className={css.help}>{schema.description}</p>}
        {children}
      </div>
    </details>
  );
}

/** A group of fields that a file may do without: added with one press, taken away with another. */
export function AddedField({
  path,
  schema,
  label,
  onAdd,
  children,
}: Group & { onAdd: () => Json; children: React.ReactNode }) {
  const { value, set } = useField(path);
  const isThere = value !== null && value !== undefined;
  const last = useRef(value); // a group that was taken away by mistake comes back as it was
  if (isThere) last.current = value;

  function add() {
    set(last.current ?? onAdd());
    requestAnimationFrame(() => focusField(path));
  }

  const remove = { text: noValue(schema), onChoose: () => set(null) };
  return (
    <FieldFrame path={path} label={label} help={schema.description} isGroup unknown={isThere ? remove : undefined}>
      {isThere ? (
        <div className={css.inside}>{children}</div>
      ) : (
        <p className={css.absent}>
          <Button variant="outline" onClick={add} aria-label={`${words.form.addEntry}: ${label}`}>
            <Plus size={18} aria-hidden />
            {words.form.addEntry}
          </Button>
          <em>{schema['x-none'] ?? words.unknown}</em>
        </p>
      )}
    </FieldFrame>
  );
}

/** One of several types of value, each with its own form. What one type has no place for is put aside for its return. */
export function UnionField({
  path,
  schema,
  label,
  isNullable,
  options,
}: Group & { isNullable: boolean; options: DeskSchema[] }) {
  const { form, value } = useField(path);
  const described = useDescribed(path, schema.description);
  const current = value === null || value === undefined ? -1 : options.findIndex((one) => fits(value, one, form.root));
  const chosen = options[current];
  const { Field } = form;

  function choose(index: number) {
    const option = options[index];
    const next = withOption(form, path, option ? withoutDefault(option) : null);
    form.edit(next.value, next.aside);
  }

  return (
    <FieldFrame path={path} label={label}>
      <select
        className={`${looks.input} ${css.control}`}
        id={fieldId(path)}
        value={current}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        {...described}
      >
        {(isNullable || current < 0) && <option value={-1}>{isNullable ? noValue(schema) : '…'}</option>}
        {options.map((option, index) => (
          <option key={sortName(option)} value={index}>
            {sortName(option)}
          </option>
        ))}
      </select>
      {/* Of the choice alone, and so above what follows from it. */}
      {schema.description && (
        <p className={css.help} id={`${fieldId(path)}-ayuda`}>
          {schema.description}
        </p>
      )}
      {chosen && (
        <div className={css.inside}>
          <Field path={path} schema={chosen} label={label} isBare />
        </div>
      )}
    </FieldFrame>
  );
}

const SORTS: Record<string, string> = {
  string: 'Texto',
  number: 'Número',
  integer: 'Número',
  boolean: 'Sí o no',
  array: 'Lista',
  object: 'Varios datos',
};

/** The name of a union's option: its title, its distinguishing constant, or its type. */
function sortName({ title, type, properties = {}, ...rest }: DeskSchema): string {
  const constant = Object.values(properties).find(({ const: value }) => value !== undefined)?.const;
  return (
    title ??
    (constant === undefined
      ? rest.const === undefined
        ? (SORTS[String(type)] ?? '…')
        : plainWord(rest.const)
      : plainWord(constant))
  );
}

/** Values under keys that the file chooses. */
export function RecordField({ path, schema, label, values }: Group & { values: DeskSchema }) {
  const { form, value } = useField(path);
  const { Field } = form;
  const keys = isObject(value) ? Object.keys(value) : [];
  return (
    <GroupField path={path} schema={schema} label={label}>
      <div className={css.fields}>
        {keys.map((key) => (
          <Field key={key} path={[...path, key]} schema={values} label={key} />
        ))}
        {keys.length === 0 && valueAt(form.value, path) !== undefined && (
          <p className={css.help}>{words.form.nothing}</p>
        )}
      </div>
    </GroupField>
  );
}

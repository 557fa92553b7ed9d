import type { DeskSchema } from '#common/contracts/desk/content.ts';
import type { Path } from '../schema/paths.ts';
import { words } from '../words.ts';
import { FieldFrame } from './field-frame.tsx';
import css from './form.module.css';
import { useField } from './form-context.ts';

/** A value that the desk shows but does not change. */
export function ReadOnlyField({ path, schema, label }: { path: Path; schema: DeskSchema; label: string }) {
  const { value } = useField(path);
  const text =
    typeof value === 'string'
      ? value
      : value === null || value === undefined
        ? words.form.nothing
        : JSON.stringify(value);
  return (
    <FieldFrame path={path} label={label} help={schema.description} isGroup>
      <p className={css.readOnly}>{text}</p>
    </FieldFrame>
  );
}

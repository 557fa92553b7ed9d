import type { DeskSchema } from '#desk/contract/content.ts';
import { PhotosEditor } from '../photos/photos-editor.tsx';
import type { Path } from '../schema/paths.ts';
import { isObject, shapeOf } from '../schema/shape.ts';
import { words } from '../words.ts';
import { FieldFrame } from './field-frame.tsx';
import css from './form.module.css';
import { useField } from './form-context.ts';

type Props = { path: Path; schema: DeskSchema; label: string };

/** The owner's photographs, or the guide's drawings, which are told and not changed. */
export function PicturesField({ path, schema, label }: Props) {
  const { form } = useField(path);
  return isDrawn(schema, form.root) ? (
    <Prints path={path} schema={schema} label={label} />
  ) : (
    <FieldFrame path={path} label={label} help={schema.description} isGroup>
      <PhotosEditor path={path} />
    </FieldFrame>
  );
}

/** Whether the pictures of a field are prints: somewhere in it a print is named. */
function isDrawn(schema: DeskSchema, root: DeskSchema): boolean {
  const { shape } = shapeOf(schema, root);
  if (shape.type === 'list') return isDrawn(shape.items, root);
  if (shape.type === 'record') return isDrawn(shape.values, root);
  if (shape.type !== 'object') return false;
  return shape.properties.some(([key, inner]) => key === 'print' || isDrawn(inner, root));
}

function Prints({ path, schema, label }: Props) {
  const { value } = useField(path);
  const texts = altsIn(value);
  return (
    <details className={css.group} data-path={path.join('.')}>
      <summary>{label}</summary>
      <div className={css.inside}>
        <p className={css.help}>{schema.description ?? words.form.prints}</p>
        {texts.length === 0 && <p>{words.form.printsNone}</p>}
        <ul className={css.checks}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** What drawn pictures show, wherever they stand in a value. */
function altsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(altsIn);
  if (!isObject(value as never)) return [];
  const { alt } = value as { alt?: unknown };
  return typeof alt === 'string' ? [alt] : Object.values(value as object).flatMap(altsIn);
}

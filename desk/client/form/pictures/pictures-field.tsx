import type { DeskSchema } from '#common/contracts/desk/content.ts';
import { PhotosEditor } from '../../photos/photos-editor.tsx';
import type { Path } from '../../schema/paths.ts';
import { shapeOf } from '../../schema/shape.ts';
import { words } from '../../words.ts';
import { FieldFrame } from '../field-frame.tsx';
import css from '../form.module.css';
import { useField } from '../form-context.ts';
import { PrintField } from './print-field.tsx';
import { Prints, printsIn } from './prints.tsx';

type Props = { path: Path; schema: DeskSchema; label: string; isNullable?: boolean };

/** The owner's photographs, or the guide's drawings, which are read-only. */
export function PicturesField({ path, schema, label, isNullable = false }: Props) {
  const { form } = useField(path);
  const shape = schema['x-shape'];
  if (shape) return <PrintField {...{ path, schema, label, shape, isNullable }} />;
  return isDrawn(schema, form.root) ? (
    <Drawings path={path} schema={schema} label={label} />
  ) : (
    <FieldFrame path={path} label={label} help={schema.description} isGroup>
      <PhotosEditor path={path} />
    </FieldFrame>
  );
}

/** Whether the pictures of a field are prints: its schema has the key `print` somewhere. */
function isDrawn(schema: DeskSchema, root: DeskSchema): boolean {
  const { shape } = shapeOf(schema, root);
  if (shape.type === 'list') return isDrawn(shape.items, root);
  if (shape.type === 'record') return isDrawn(shape.values, root);
  if (shape.type !== 'object') return false;
  return shape.properties.some(([key, inner]) => key === 'print' || isDrawn(inner, root));
}

/** The drawings, collapsed because the owner changes photographs, not drawings. */
function Drawings({ path, schema, label }: Props) {
  const { value } = useField(path);
  const prints = printsIn(value);
  return (
    <details className={css.group} data-path={path.join('.')}>
      <summary>{label}</summary>
      <div className={css.inside}>
        <p className={css.help}>{schema.description ?? words.form.prints}</p>
        {prints.length === 0 ? <p>{words.form.printsNone}</p> : <Prints prints={prints} />}
      </div>
    </details>
  );
}

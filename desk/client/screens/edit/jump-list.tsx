import { useId } from 'react';
import type { Json, Kind } from '#common/contracts/desk/content.ts';
import { isPhotos } from '../../form/field.tsx';
import { focusField } from '../../form/field-frame.tsx';
import { factsPath, factsSchema } from '../../schema/facts.ts';
import { isShown } from '../../schema/neighbours.ts';
import { valueAt } from '../../schema/paths.ts';
import { labelOf, shapeOf } from '../../schema/shape.ts';
import { words } from '../../words.ts';
import css from './edit.module.css';

/** A menu that jumps to a field of a long form. */
export function JumpList({ kind, value }: { kind: Kind; value: Json }) {
  const id = useId();
  const { shape } = shapeOf(factsSchema(kind), kind.schema);
  const fields = shape.type === 'object' ? shape.properties : [];
  const facts = valueAt(value, factsPath(kind));
  const at = factsPath(kind);
  const hasPoint = ['lat', 'lng'].every((degrees) => fields.some(([key]) => key === degrees)); // one field of the form
  const asked = hasPoint ? fields.filter(([key]) => !['lng', 'approximate'].includes(key)) : fields;
  const shown = asked.filter(
    ([key, schema]) =>
      isPhotos([...at, key], shapeOf(schema, kind.schema).shape) || // hidden, because their editor stands apart
      (!['hidden', 'translations'].includes(schema['x-desk'] ?? '') && isShown(schema, key, facts)),
  );
  return (
    <p className={css.jump}>
      <label htmlFor={id}>{words.form.jump}</label>
      <select id={id} value="" onChange={({ currentTarget }) => focusField([...at, currentTarget.value])}>
        <option value="">…</option>
        {shown.map(([key, schema]) => (
          <option key={key} value={key}>
            {hasPoint && key === 'lat' ? words.point.title : labelOf(key, schema)}
          </option>
        ))}
      </select>
    </p>
  );
}

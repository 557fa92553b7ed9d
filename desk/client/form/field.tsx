import { useContent } from '../api/content.ts';
import { pageKeyOf } from '../schema/schema-at.ts';
import { blankOf, type FieldShape, shapeOf, withoutDefault } from '../schema/shape.ts';
import { textsIn } from '../schema/translation.ts';
import { ChecksField } from './checks-field.tsx';
import { ChoiceField, FlagField, SomeField } from './choice-field.tsx';
import { type FieldProps as Props, useField } from './form-context.ts';
import { AddedField, GroupField, ObjectFields, RecordField, UnionField } from './groups.tsx';
import { HoursField } from './hours/hours-field.tsx';
import { ListField } from './list-field.tsx';
import { MarkdownField } from './markdown/markdown-field.tsx';
import { NumberField } from './number-field.tsx';
import { PageField } from './page/page-field.tsx';
import { WhereField } from './page/where-field.tsx';
import { PicturesField } from './pictures/pictures-field.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import { TextField } from './text-field.tsx';

/** The field for a schema: by the control that it names, else by its type. */
export function Field(props: Props) {
  const { form, value } = useField(props.path);
  const field = shapeOf(props.schema, form.root);
  const { control } = field;
  if (isPhotos(props.path, field.shape)) return <PicturesField {...props} schema={field.schema} />;
  if (control === 'hidden' || control === 'translations') return null;
  const isTranslating = form.shown !== 'all' && form.shown.code !== 'es';
  // While translating, only fields with translatable text are shown.
  if (isTranslating && textsIn(value, props.schema, form.root, props.path).length === 0) return null;
  const shared = { ...props, schema: field.schema, isNullable: field.isNullable };
  if (control === 'checks') return <ChecksField {...shared} />;
  if (control === 'read-only') return <ReadOnlyField {...shared} />;
  if (control === 'hours') return <HoursField {...shared} />;
  if (control === 'markdown') return <MarkdownField {...shared} />;
  if (control === 'pictures' || control === 'picture') return <PicturesField {...shared} />;
  if (control === 'district') return <DistrictField {...shared} />;
  return <PlainField {...shared} field={field} />;
}

function PlainField({
  field: { shape, control },
  isBare = false,
  ...props
}: Props & { field: FieldShape; isNullable: boolean }) {
  const { form } = useField(props.path);
  switch (shape.type) {
    case 'text': {
      if (control === 'page' || control === 'listing') return <PageField {...props} control={control} />;
      const pageKey = pageKeyOf(form.root, form.value, props.path);
      return pageKey === undefined ? (
        <TextField {...props} control={control} />
      ) : (
        <WhereField {...props} pageKey={pageKey} />
      );
    }
    case 'number':
      return <NumberField {...props} control={control} isWhole={shape.isWhole} />;
    case 'flag':
      return <FlagField {...props} />;
    case 'choice':
      // The constant that tells the options of a union apart is chosen above, not here.
      return props.schema.const !== undefined && isBareConst(shape.values) ? null : (
        <ChoiceField {...props} options={shape} />
      );
    case 'choices':
      return <SomeField {...props} options={shape} mayBeSingle={shape.mayBeSingle} />;
    case 'list':
      return <ListField {...props} items={shape.items} />;
    case 'union':
      return <UnionField {...props} options={shape.options} />;
    case 'record':
      return <RecordField {...props} values={shape.values} />;
    case 'object': {
      const fields = <ObjectFields path={props.path} properties={shape.properties} />;
      if (isBare) return fields;
      const blank = () => blankOf(withoutDefault(props.schema), form.root);
      return props.isNullable ? (
        <AddedField {...props} onAdd={blank}>
          {fields}
        </AddedField>
      ) : (
        <GroupField {...props}>{fields}</GroupField>
      );
    }
    default:
      return <ReadOnlyField {...props} />;
  }
}

const isBareConst = (values: unknown[]) => values.length === 1;

/** A district by its Spanish name. */
function DistrictField(props: Props & { isNullable: boolean }) {
  const { districts } = useContent();
  const options = { values: districts.map(({ id }) => id), labels: districts.map(({ name }) => name) };
  return <ChoiceField {...props} options={options} />;
}

/** Whether a field has the texts of the owner's photographs, which are edited with the photographs themselves. */
export function isPhotos(path: Props['path'], shape: FieldShape['shape']): boolean {
  return (
    path.length === 1 && path[0] === 'photos' && shape.type === 'list' && shape.items.properties?.alt !== undefined
  );
}

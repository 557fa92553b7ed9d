import type { DeskSchema } from '#common/contracts/desk/content.ts';
import type { Path } from '../../schema/paths.ts';
import { FieldFrame, fieldId } from '../field-frame.tsx';
import { useField } from '../form-context.ts';
import { TranslatedTexts } from '../translated-texts.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';

/** A text with headings, lists and links, in each language. */
export function MarkdownField({ path, schema, label }: { path: Path; schema: DeskSchema; label: string }) {
  const { value, set } = useField(path);
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldFrame path={path} label={label} help={schema.description}>
      <TranslatedTexts
        path={path}
        label={label}
        spanish={text}
        own={<MarkdownEditor id={fieldId(path)} lang="es" value={text} onText={set} />}
        draw={(control) => <MarkdownEditor {...control} />}
      />
    </FieldFrame>
  );
}

import { ExternalLink, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Control, DeskSchema } from '#common/contracts/desk/content.ts';
import { noValue } from '#common/contracts/desk/no-value.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { telLink } from '#common/lib/text/phone.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { isCompulsory } from '../schema/compulsory.ts';
import type { Path } from '../schema/paths.ts';
import { isTranslated, translationAt, withListText } from '../schema/translation.ts';
import { words } from '../words.ts';
import { asWritten, shownText } from './as-written.ts';
import { ChatQuestion } from './chat-question.tsx';
import { FieldFrame, fieldId, useDescribed } from './field-frame.tsx';
import css from './form.module.css';
import { useField } from './form-context.ts';
import { loadPhones, usePhones } from './phones.ts';
import { TextControl, type TextSize } from './text-control.tsx';
import { TranslatedTexts } from './translated-texts.tsx';

type Props = {
  path: Path;
  schema: DeskSchema;
  label: string;
  control: Control | null;
  isNullable: boolean;
  /** What she may choose while she writes. */
  names?: string[];
  /** What a text means; null if it is as it should be, or means nothing. By default, what its control makes of it. */
  read?: (text: string) => string | null;
  /** Is told what she changed a text to, once she leaves it, in the place of reading it. */
  onLeave?: (text: string, before: string) => void;
  /** A value as she reads and writes it; null if that is the value itself. */
  show?: (text: string) => string | null;
  /** A value in words; null if it says enough itself. */
  say?: (text: string) => string | null;
};

/** Whether a text is words of any length, and not a number, an address, an hour or a name to choose. */
function sizeOf(control: Control | null, schema: DeskSchema, names: string[] | undefined): TextSize {
  if (control === 'long-text') return 'paragraphs';
  const isWords = control === null && schema.format === undefined && (schema['x-rule'] ?? 'plain') === 'plain';
  return isWords && !names ? 'text' : 'line';
}

const TYPES: { [control in Control]?: 'tel' } = { phone: 'tel' };
const HINTS: { [control in Control]?: string } = {
  phone: words.form.phoneHint,
  link: words.form.linkHint,
  page: words.form.pageHint,
  listing: words.form.listingHint,
  instagram: words.form.profileHint,
  facebook: words.form.profileHint,
  day: words.form.dayHint,
};

/** A text: one line or several, a phone number, an address or a day, with its translations if it has any. */
export function TextField({ path, schema, label, control, isNullable, names, read, onLeave, show, say }: Props) {
  const { form, value, set } = useField(path);
  /** The text as she found it, while she writes. */
  const [before, setBefore] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const phones = usePhones();
  const text = typeof value === 'string' ? (show?.(value) ?? shownText(value, control, schema)) : '';
  const size = sizeOf(control, schema, names);
  const isInList = typeof path.at(-1) === 'number';
  const write = (next: string) => {
    if (next !== '' && isInList) form.edit(withListText(form.value, path, next));
    else set(next === '' && isNullable ? null : next);
  };
  const focus = () => {
    setBefore(text);
    setLeft(false); // nothing changes under her hands
  };
  /** Shows what she wrote as the guide keeps it. */
  const rewrite = () => {
    setBefore(null);
    if (onLeave) {
      if (before !== null && before !== text) onLeave(text, before);
      return;
    }
    const kept = read ? read(text) : asWritten(text, control, schema, { today: todayInSanRafael(), phones });
    if (kept !== null && kept !== text && kept !== value) write(kept);
    setLeft(control === 'phone' && (phones === null || kept !== null));
    if (control === 'phone') void loadPhones();
  };
  useEffect(() => {
    if (control === 'phone') void loadPhones();
  }, [control]);
  // A number that was written before numbers could be read is read as soon as they can. If another field was, too, each
  // starts from the same form, and so it looks again until nothing is left.
  useEffect(() => {
    if (phones && isLeft) rewrite();
  });
  const help = schema.description ?? (control ? HINTS[control] : undefined);
  const described = useDescribed(path, help);
  // A text that already has a translation is translatable, even if its schema does not say so.
  const hasWords =
    isTranslated(path, schema, form.root) ||
    form.languages.some(({ code }) => translationAt(form.value, code, path) !== undefined);
  const none = noValue(schema);
  // Said while she writes: a line that came as she leaves would move what she is about to touch.
  const meant =
    (typeof value === 'string' ? say?.(value) : null) ?? (text !== '' && read ? say?.(read(text) ?? '') : null) ?? null;
  const own = (
    <div className={css.controlLine}>
      <TextControl
        id={fieldId(path)}
        size={size}
        type={(control && TYPES[control]) ?? 'text'}
        lang="es"
        value={text}
        placeholder={isNullable && !isCompulsory(form.root, form.value, path) ? none : undefined}
        onText={write}
        onBlur={rewrite}
        onFocus={focus}
        {...(names && { list: `${fieldId(path)}-lista` })}
        {...described}
      />
      {/* Only where she writes: a form may hold many such fields, and the guide has hundreds of pages. */}
      {names && (
        <datalist id={`${fieldId(path)}-lista`}>
          {before !== null && names.map((name) => <option key={name} value={name} />)}
        </datalist>
      )}
      <Try control={control} text={text} label={label} />
    </div>
  );
  const unknown = isNullable
    ? { text: none, isChosen: value === null || value === undefined, onChoose: () => set(null) }
    : undefined;
  return (
    <FieldFrame path={path} label={label} help={help} unknown={unknown}>
      {hasWords ? <TranslatedTexts path={path} label={label} spanish={text} size={size} own={own} /> : own}
      {meant && <p className={css.help}>{words.form.leadsTo(meant)}</p>}
      {schema['x-rule'] === 'whatsapp' && <ChatQuestion path={path} />}
    </FieldFrame>
  );
}

/** A link to call a number or open an address before it is published. */
function Try({ control, text, label }: { control: Control | null; text: string; label: string }) {
  if (control === 'phone' && text !== '') {
    return (
      <a className={buttonClass('outline', 'icon')} href={telLink(text)} aria-label={`${words.form.callNow}: ${label}`}>
        <Phone size={18} aria-hidden />
      </a>
    );
  }
  if (control && ['link', 'instagram', 'facebook'].includes(control) && /^https?:\/\//.test(text)) {
    return (
      <a
        className={buttonClass('outline', 'icon')}
        href={text}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${words.form.openLink}: ${label}`}
      >
        <ExternalLink size={18} aria-hidden />
      </a>
    );
  }
  return null;
}

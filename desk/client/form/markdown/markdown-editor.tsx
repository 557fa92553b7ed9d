import { Eye, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#common/ui/button.tsx';
import { words } from '../../words.ts';
import css from './markdown.module.css';
import { asBold, asHeading, asLink, asList, type Marked } from './markdown-marks.ts';
import { MarkdownPreview } from './markdown-preview.tsx';

type Props = { id: string; lang: string; value: string; label?: string; onText: (text: string) => void };

/** A text area with buttons for people who do not know Markdown, and a preview. */
export function MarkdownEditor({ id, lang, value, label, onText }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isLooking, setLooking] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const text = words.markdown;

  function mark(how: (text: string, from: number, to: number) => Marked) {
    const field = area.current;
    if (!field) return;
    const { text: next, from, to } = how(value, field.selectionStart, field.selectionEnd);
    onText(next);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from, to);
    });
  }

  return (
    <div className={css.editor}>
      <div className={css.tools} role="toolbar" aria-label={label ? `${text.tools}: ${label}` : text.tools}>
        <Tool label={text.heading} isOff={isLooking} onPress={() => mark(asHeading)} />
        <Tool label={text.bold} isOff={isLooking} onPress={() => mark(asBold)} />
        <Tool label={text.list} isOff={isLooking} onPress={() => mark(asList)} />
        <Tool label={text.link} isOff={isLooking} onPress={() => setLink(link === null ? '' : null)} />
        <Button className={css.look} variant="ghost" aria-pressed={isLooking} onClick={() => setLooking(!isLooking)}>
          {isLooking ? <Pencil size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          {isLooking ? text.edit : text.look}
        </Button>
      </div>
      {link !== null && !isLooking && (
        <div className={css.link}>
          <label>
            {text.linkAddress}
            <input
              value={link}
              placeholder={text.linkHint}
              onChange={({ currentTarget }) => setLink(currentTarget.value)}
            />
          </label>
          <Button
            variant="secondary"
            disabled={link.trim() === ''}
            onClick={() => {
              mark((all, from, to) => asLink(all, from, to, link.trim()));
              setLink(null);
            }}
          >
            {text.linkPut}
          </Button>
        </div>
      )}
      {isLooking && <MarkdownPreview text={value} lang={lang} />}
      <textarea
        ref={area}
        id={id}
        lang={lang}
        className={css.area}
        hidden={isLooking}
        rows={14}
        value={value}
        aria-label={label}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </div>
  );
}

type ToolProps = { label: string; isOff: boolean; onPress: () => void };

/** Named by a word: whoever has never formatted a text knows neither a B nor an H. */
function Tool({ label, isOff, onPress }: ToolProps) {
  return (
    <Button className={css.tool} variant="ghost" disabled={isOff} onClick={onPress}>
      {label}
    </Button>
  );
}

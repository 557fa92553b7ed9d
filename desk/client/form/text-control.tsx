import type { ComponentProps } from 'react';
import looks from '../shell/looks.module.css';
import css from './form.module.css';
import { useGrown } from './use-grown.ts';

/** One line, a text that wraps and grows but has no line breaks of its own, or one with paragraphs. */
export type TextSize = 'line' | 'text' | 'paragraphs';

type Props = Omit<ComponentProps<'textarea'>, 'onChange' | 'onBlur' | 'onFocus' | 'value' | 'rows' | 'ref'> & {
  value: string;
  onText: (text: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  /** The id of the list of what may be chosen, on one line. */
  list?: string;
  size?: TextSize;
  type?: 'text' | 'tel' | 'search';
};

/** An input of one line, or a text area that grows with its text. */
export function TextControl({ size = 'line', ...props }: Props) {
  if (size === 'line') return <Line {...props} />;
  // A text that has paragraphs already keeps them.
  return <Area {...props} mayBreak={size === 'paragraphs' || props.value.includes('\n')} />;
}

function Area({
  mayBreak,
  value,
  onText,
  list: _list,
  type: _type,
  ...rest
}: Omit<Props, 'size'> & { mayBreak: boolean }) {
  const area = useGrown(value);
  return (
    <textarea
      ref={area}
      className={`${looks.input} ${css.control}`}
      rows={mayBreak ? 3 : 1}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onText(mayBreak ? currentTarget.value : unbroken(currentTarget.value))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || mayBreak) return;
        event.preventDefault();
        // As on one line, also in a browser that knows no `requestSubmit`.
        event.currentTarget.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
      }}
      {...rest}
    />
  );
}

/** A pasted text on one line. */
const unbroken = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');

function Line({ type = 'text', value, onText, onBlur, onFocus, list, ...rest }: Omit<Props, 'size'>) {
  const {
    id,
    lang,
    placeholder,
    'aria-label': label,
    'aria-invalid': isWrong,
    'aria-describedby': described,
    'aria-required': isMust,
  } = rest;
  return (
    <input
      className={`${looks.input} ${css.control}`}
      type={type}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onBlur={onBlur}
      onFocus={onFocus}
      list={list}
      id={id}
      lang={lang}
      placeholder={placeholder}
      aria-label={label}
      aria-invalid={isWrong}
      aria-required={isMust}
      aria-describedby={described}
    />
  );
}

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import looks from '../shell/looks.module.css';
import css from './form.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'onChange' | 'onBlur' | 'onFocus' | 'value'> & {
  value: string;
  onText: (text: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  /** The id of the list of what may be chosen. */
  list?: string;
  isLong?: boolean;
  type?: 'text' | 'tel' | 'search';
};

/** An input of one line, or a text area that grows with its text. */
export function TextControl({ isLong = false, type = 'text', onText, onBlur, onFocus, list, value, ...rest }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    if (!area.current) return;
    area.current.style.height = 'auto';
    area.current.style.height = `${area.current.scrollHeight + 2}px`;
  }, [value, isLong]);
  if (isLong) {
    return (
      <textarea
        ref={area}
        className={`${looks.input} ${css.control}`}
        rows={3}
        value={value}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onBlur={onBlur}
        onFocus={onFocus}
        {...rest}
      />
    );
  }
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

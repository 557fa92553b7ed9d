import type { ReactNode } from 'react';
import { isCompulsory } from '../schema/compulsory.ts';
import { type Path, pathKey } from '../schema/paths.ts';
import { words } from '../words.ts';
import css from './form.module.css';
import { useForm } from './form-context.ts';

/** The id by which a field's parts refer to each other. */
export const fieldId = (path: Path, language = ''): string =>
  `campo-${[...path, language].filter((part) => part !== '').join('-')}`;

type Props = {
  path: Path;
  label: string;
  help?: string | undefined;
  /** Whether the field has several controls, so that its label is a legend. */
  isGroup?: boolean;
  /** The choice of no value, in words if it does not mean "unknown"; absent if the field must have a value. */
  unknown?: { text: string; isChosen?: boolean; onChoose: () => void } | undefined;
  children: ReactNode;
};

/** A field's label, help and mistakes, and its choice "unknown". */
export function FieldFrame({ path, label, help, isGroup = false, unknown, children }: Props) {
  const id = fieldId(path);
  const form = useForm();
  const mistakes = form.mistakes.get(pathKey(path)) ?? [];
  const isMust = isCompulsory(form.root, form.value, path);
  const head = (
    <>
      {label}
      {isMust && <span className="visually-hidden"> ({words.form.compulsory})</span>}
      {mistakes.length > 0 && <span className="visually-hidden">: {mistakes.join(' ')}</span>}
    </>
  );
  const body = (
    <>
      <div className={css.labelLine}>
        {isGroup ? (
          <span className={css.label} aria-hidden>
            {label}
          </span>
        ) : (
          <label className={css.label} htmlFor={id}>
            {label}
          </label>
        )}
        {isMust && (
          <span className={css.must} aria-hidden>
            {words.form.compulsory}
          </span>
        )}
        {unknown && !isMust && (
          <button
            type="button"
            className={css.unknown}
            aria-pressed={unknown.isChosen}
            aria-label={`${label}: ${unknown.text}`}
            onClick={unknown.onChoose}
          >
            {unknown.text}
          </button>
        )}
      </div>
      {children}
      {help && (
        <p className={css.help} id={`${id}-ayuda`}>
          {help}
        </p>
      )}
      {mistakes.map((text) => (
        <p key={text} className={css.mistake} id={`${id}-error`}>
          {text}
        </p>
      ))}
    </>
  );
  const className = mistakes.length > 0 ? `${css.field} ${css.wrong}` : css.field;
  if (!isGroup) {
    return (
      <div className={className} data-path={pathKey(path)}>
        {body}
      </div>
    );
  }
  return (
    <fieldset className={className} data-path={pathKey(path)}>
      <legend className="visually-hidden">{head}</legend>
      {body}
    </fieldset>
  );
}

/** The attributes that tie a control to its field's help and mistakes. */
export function useDescribed(path: Path, help: string | undefined) {
  const form = useForm();
  const isWrong = (form.mistakes.get(pathKey(path)) ?? []).length > 0;
  const id = fieldId(path);
  const described = [help ? `${id}-ayuda` : '', isWrong ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    'aria-required': isCompulsory(form.root, form.value, path) || undefined,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described || undefined,
  };
}

/**
 * Scrolls to a field and focuses it, opening the groups around it. Falls back to the nearest containing field.
 * @param isInside of a group, to focus what is written first in it
 */
export function focusField(path: Path, { isInside = false } = {}): boolean {
  for (let length = path.length; length > 0; length--) {
    const key = CSS.escape(pathKey(path.slice(0, length)));
    const field = document.querySelector<HTMLElement>(`[data-path="${key}"]`);
    if (!field) continue;
    for (let at = field.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
    // A text's own box comes before the buttons of its tools; of a group, its heading.
    const wanted = [
      field.matches('details') && !isInside ? 'summary' : 'input:not([hidden], [type=file]), textarea, select',
      'summary, button:not([aria-pressed])',
      'input:not([hidden])',
    ];
    const control = wanted.map((selector) => field.querySelector<HTMLElement>(selector)).find((one) => one !== null);
    (control ?? field).focus();
    // The middle of a tall group is far from what has the focus.
    const isTall = field.offsetHeight > window.innerHeight / 2;
    ((isTall && control) || field).scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
}

import { type ReactNode, useRef } from 'react';
import { useContent } from '../api/content.ts';
import type { Path } from '../schema/paths.ts';
import { isMissing, translationAt, withTranslation } from '../schema/translation.ts';
import looks from '../shell/looks.module.css';
import { words } from '../words.ts';
import { fieldId } from './field-frame.tsx';
import css from './form.module.css';
import { useForm } from './form-context.ts';
import { confirm, useStale } from './stale.ts';
import { TextControl, type TextSize } from './text-control.tsx';

type Props = {
  path: Path;
  label: string;
  spanish: string;
  size?: TextSize;
  /** The Spanish control. */
  own: ReactNode;
  /** Draws another language's control, if a plain one is not enough. */
  draw?: (props: {
    id: string;
    lang: string;
    value: string;
    label: string;
    onText: (text: string) => void;
  }) => ReactNode;
};

/** A text with its translations: all side by side, or one in its place with the Spanish to translate from. */
export function TranslatedTexts({ path, label, spanish, size = 'line', own, draw }: Props) {
  const form = useForm();
  const shown = form.shown;
  if (shown !== 'all' && shown.code === 'es') return own;
  const languages = shown === 'all' ? form.languages : [shown];
  const others = languages.map((language) => (
    <Translation key={language.code} {...{ language, path, label, size }} {...(draw && { draw })} />
  ));
  if (shown === 'all') {
    return (
      <div className={css.columns}>
        <div className={css.translation}>
          <span className={css.languageName} aria-hidden>
            {words.form.spanish}
          </span>
          {own}
        </div>
        {others}
      </div>
    );
  }
  return (
    <div className={css.translate}>
      <blockquote lang="es">{spanish || words.form.nothing}</blockquote>
      {others}
    </div>
  );
}

type TranslationProps = Pick<Props, 'path' | 'label' | 'draw'> & {
  language: { code: string; name: string };
  size: TextSize;
};

/** A text in another language, with a mark while it is missing or older than the Spanish. */
function Translation({ language: { code, name }, path, label, size, draw }: TranslationProps) {
  const form = useForm();
  const { drawings } = useContent();
  const place = useRef<HTMLDivElement>(null);
  const text = translationAt(form.value, code, path);
  const isLacking = isMissing(code, form.value, path, drawings);
  const isStale = useStale(code, path, form);
  const id = fieldId(path, code);
  const control = {
    id,
    lang: code,
    value: text ?? '',
    onText: (next: string) => form.edit(withTranslation(form.value, code, path, next)),
  };
  const own = words.form.inLanguage(label, name);
  return (
    <div ref={place} tabIndex={-1} className={css.translation} data-missing={isLacking || undefined}>
      <span className={css.languageName} aria-hidden>
        {name}
        {isLacking && <em>{words.form.missingOne}</em>}
        {isStale && <em>{words.form.staleOne}</em>}
      </span>
      {draw ? (
        draw({ ...control, label: own })
      ) : (
        <TextControl {...control} size={size} aria-label={own} aria-describedby={isStale ? `${id}-viejo` : undefined} />
      )}
      {isStale && (
        <div className={css.stale}>
          <p id={`${id}-viejo`}>{words.form.stale}</p>
          <button
            type="button"
            className={looks.textButton}
            aria-label={`${own}: ${words.form.staleRight}`}
            onClick={() => {
              confirm(code, path, form);
              place.current?.focus(); // the button goes
            }}
          >
            {words.form.staleRight}
          </button>
        </div>
      )}
    </div>
  );
}

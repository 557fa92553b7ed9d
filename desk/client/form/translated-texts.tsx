import type { ReactNode } from 'react';
import type { Path } from '../schema/paths.ts';
import { translationAt, withTranslation } from '../schema/translation.ts';
import { words } from '../words.ts';
import { fieldId } from './field-frame.tsx';
import css from './form.module.css';
import { useForm } from './form-context.ts';
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
  const others = languages.map(({ code, name }) => {
    const text = translationAt(form.value, code, path);
    const control = {
      id: fieldId(path, code),
      lang: code,
      value: text ?? '',
      onText: (next: string) => form.edit(withTranslation(form.value, code, path, next)),
    };
    const name2 = words.form.inLanguage(label, name);
    return (
      <div key={code} className={css.translation} data-missing={(text === undefined && spanish !== '') || undefined}>
        <span className={css.languageName} aria-hidden>
          {name}
          {text === undefined && spanish !== '' && <em>{words.form.missingOne}</em>}
        </span>
        {draw ? draw({ ...control, label: name2 }) : <TextControl {...control} size={size} aria-label={name2} />}
      </div>
    );
  });
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

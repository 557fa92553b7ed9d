import { useContent } from '../../api/content.ts';
import { type Shown, useForm } from '../../form/form-context.ts';
import { useAllStale } from '../../form/stale.ts';
import { hasTranslations, missingIn } from '../../schema/translation.ts';
import { words } from '../../words.ts';
import css from './edit.module.css';

/** Chooses the language that the form shows, with the number of texts in each that are missing or older than the Spanish. */
export function LanguageTabs({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  const form = useForm();
  const { root, value, languages } = form;
  const { drawings } = useContent();
  const staleOf = useAllStale(form);
  if (!hasTranslations(root)) return null;
  const spanish = { code: 'es', name: words.form.spanish };
  const options: { key: string; name: string; missing: number; stale: number; show: Shown }[] = [
    { key: 'es', name: spanish.name, missing: 0, stale: 0, show: spanish },
    ...languages.map((language) => ({
      key: language.code,
      name: language.name,
      missing: missingIn(language.code, value, root, drawings).length,
      stale: staleOf(language.code).length,
      show: language,
    })),
    { key: 'all', name: words.form.allLanguages, missing: 0, stale: 0, show: 'all' },
  ];
  const current = shown === 'all' ? 'all' : shown.code;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons
    <div className={css.languages} role="group" aria-label={words.form.language}>
      {options.map(({ key, name, missing, stale, show }) => (
        <button key={key} type="button" aria-pressed={key === current} onClick={() => onShow(show)}>
          {name}
          {missing > 0 && <small>{words.form.missing(missing)}</small>}
          {stale > 0 && <small>{words.form.toReview(stale)}</small>}
        </button>
      ))}
    </div>
  );
}

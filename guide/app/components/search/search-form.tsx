import { type FormEvent, memo, type RefObject } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import { Button } from '#common/ui/button.tsx';
import { useHref, useNavigate } from '#engine/navigation/context.ts';
import css from './search-form.module.css';

type Props = {
  /** The field's id. */
  id: string;
  field?: RefObject<HTMLInputElement | null>;
  /** Called with the text after every letter. */
  onType?: (text: string) => void;
  onSubmit?: (event: FormEvent) => void;
};

/** Searches the whole guide. It leads to the results page, even without JavaScript. */
export const SearchForm = memo(function SearchForm({ id, field, onType, onSubmit }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useHref(paths.guide);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { q } = Object.fromEntries(new FormData(event.currentTarget));
    void navigate(`${paths.guide}?${new URLSearchParams({ q: String(q) })}`);
  };
  return (
    <form className={css.form} action={address} onSubmit={submit}>
      <label htmlFor={id}>{t('search.label')}</label>
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        onInput={({ currentTarget }) => onType?.(currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {t('search.submit')}
      </Button>
    </form>
  );
});

import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#app/features/toasts/toasts.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import css from './newsletter.module.css';

/** Subscribes nobody until the owner configures a form service: it says so, and makes no call. */
export function Newsletter() {
  const { t } = useTranslation();
  const id = useId();
  const isHydrated = useHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    toast({ title: t('newsletter.notice.title'), description: t('newsletter.notice.text') });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <h2 className={css.title}>{t('newsletter.title')}</h2>
      <p>{t('newsletter.text')}</p>
      <label className={css.label} htmlFor={id}>
        {t('newsletter.email')}
      </label>
      <div className={css.row}>
        <input className={css.input} id={id} type="email" name="email" autoComplete="email" required />
        {/* Before the script is there, a submit would put the address into the URL. */}
        <Button data-needs-script type="submit" variant="secondary" disabled={!isHydrated}>
          {t('newsletter.submit')}
        </Button>
      </div>
    </form>
  );
}

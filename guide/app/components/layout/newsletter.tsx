import { type FormEvent, useId, useState } from 'react';
import type { Outcome } from '#app/features/forms/send.ts';
import { toast } from '#app/features/toasts/toasts.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { CODE_MS, inTime } from '#common/lib/in-time.ts';
import { Button } from '#common/ui/button.tsx';
import { useLayout } from './layout-context.tsx';
import css from './newsletter.module.css';

/** Until the owner configures a form, it says that it does not work yet, and sends no request. */
export function Newsletter() {
  const { t } = useTranslation();
  const { newsletter } = useLayout();
  const id = useId();
  const isHydrated = useHydrated();
  const { isSending, subscribe } = useSubscription();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (newsletter) void subscribe(newsletter, event.currentTarget);
    else toast({ title: t('newsletter.notice.title'), description: t('newsletter.notice.text') });
  };
  // Without an address to post to, submitting before the script has loaded would put the e-mail address into the URL.
  const needsScript = newsletter === null;
  return (
    <form className={css.form} onSubmit={submit} {...(newsletter && { action: newsletter, method: 'post' })}>
      <h2 className={css.title}>{t('newsletter.title')}</h2>
      <p>{t('newsletter.text')}</p>
      <label className={css.label} htmlFor={id}>
        {t('newsletter.email')}
      </label>
      <div className={css.row}>
        <input className={css.input} id={id} type="email" name="email" autoComplete="email" required />
        <Button
          {...(needsScript && { 'data-needs-script': true })}
          type="submit"
          variant="secondary"
          disabled={(needsScript && !isHydrated) || isSending}
        >
          {isSending ? t('newsletter.sending') : t('newsletter.submit')}
        </Button>
      </div>
    </form>
  );
}

async function sendTo(action: string, form: HTMLFormElement): Promise<Outcome> {
  try {
    // Few subscribe, and the footer is on every page.
    const { send } = await inTime(import('#app/features/forms/send.ts'), CODE_MS);
    return (await send(action, new FormData(form))).outcome;
  } catch (error) {
    console.warn('The address could not be sent.', error);
    return 'unreachable';
  }
}

function useSubscription() {
  const { t } = useTranslation();
  const [isSending, setIsSending] = useState(false);
  async function subscribe(action: string, form: HTMLFormElement) {
    if (isSending) return;
    setIsSending(true);
    const outcome = await sendTo(action, form);
    setIsSending(false);
    if (outcome === 'sent') {
      form.reset();
      toast({ title: t('newsletter.done.title'), description: t('newsletter.done.text') });
    } else {
      toast({ title: t(`form.${outcome}.title`), description: t(`form.${outcome}.text`), tone: 'error' });
    }
  }
  return { isSending, subscribe };
}

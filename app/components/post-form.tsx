import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useHref, useNavigate } from 'react-router';
import { hiddenFields } from '#app/features/forms/names.ts';
import type { Outcome } from '#app/features/forms/send.ts';
import { useForm } from '#app/features/forms/use-form.ts';
import { toast } from '#app/features/toasts/toasts.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import { loadAhead } from '#app/load-ahead.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from './link.tsx';
import css from './post-form.module.css';

type Props = {
  /** Names its draft in the browser's storage, and the words below `form.use` that say what its answers are for. */
  name: string;
  action: string;
  /** What its parts say. `sending` stands on the button while it is on its way. */
  words: { title: string; submit: string; sending: string };
  children: ReactNode;
};

/** A form that is posted once, keeps its words until they arrived, and works without JavaScript. */
export function PostForm({ name, action, words: { title, submit, sending }, children }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const success = useHref(paths.contactSent);
  const id = useId();
  const done = (outcome: Outcome, isThere: boolean) => {
    if (outcome === 'sent' && isThere) return navigate(paths.contactSent);
    if (outcome === 'sent') toast({ title: t('form.sent') });
    else toast({ title: t(`form.${outcome}.title`), description: t(`form.${outcome}.text`), tone: 'error' });
  };
  const { isSending, props } = useForm(name, action, done);
  useEffect(() => {
    // On a bad line the message may arrive, and then nothing more.
    void loadAhead(success, 'contact-sent');
  }, [success]);
  return (
    <form className={css.form} aria-labelledby={id} {...props}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <p className={css.note}>{t('form.required')}</p>
      {children}
      <HiddenFields />
      <p className={css.care}>
        <ShieldCheck size={20} aria-hidden />
        <span>
          {t(`form.use.${name}`)} <Link to={paths.privacy}>{t('form.care')}</Link>
        </span>
      </p>
      <SubmitButton isSending={isSending}>{isSending ? sending : submit}</SubmitButton>
      <p className="visually-hidden" role="status">
        {isSending && sending}
      </p>
      <p className={css.note} data-needs-script>
        {t('form.kept')}
      </p>
    </form>
  );
}

/** Gives the focus back that the browser takes from a disabled button. */
function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasSending.current = isSending;
  }, [isSending]);
  return (
    <Button ref={button} type="submit" size="lg" disabled={isSending}>
      {children}
    </Button>
  );
}

/** For the server: off the screen and out of the reading order. */
function HiddenFields() {
  const { t } = useTranslation();
  return (
    <div className={css.trap} aria-hidden>
      <label>
        {t('form.trap')} <input name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={hiddenFields.elapsed} />
      <input type="hidden" name={hiddenFields.attempt} />
    </div>
  );
}

import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from '#app/components/page/link.tsx';
import type { Sent } from '#app/features/forms/send.ts';
import { useForm, WITH_FILES } from '#app/features/forms/use-form.ts';
import { expectToast, toast } from '#app/features/toasts/toasts.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import { Button } from '#common/ui/button.tsx';
import { keepAtHand } from '#engine/browser/prefetch.ts';
import { useHref, useNavigate } from '#engine/navigation/context.ts';
import { HiddenFields } from './hidden-fields.tsx';
import css from './post-form.module.css';
import { WaitingSlot } from './waiting-slot.tsx';

type Props = {
  /** Names the draft in the browser's storage, and the text under `form.use` that says what the answers are for. */
  name: string;
  action: string;
  /** The texts of its parts. `sending` is shown on the button while the form is being sent. */
  words: { title: string; submit: string; sending: string };
  /** Whether some of its fields are files. */
  hasFiles?: boolean;
  children: ReactNode;
};

/** A form that is posted once, keeps its answers until they have arrived, and works without JavaScript. */
export function PostForm({ name, action, words: { title, submit, sending }, hasFiles = false, children }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const success = useHref(paths.contactSent);
  const id = useId();
  const done = ({ outcome, reference, isWithoutPhotos }: Sent, isThere: boolean) => {
    // As the server redirects a browser without JavaScript.
    const search = [reference && `r=${reference}`, name === 'publicar' && 'de=publicar', isWithoutPhotos && 'fotos=no'];
    const query = search.filter(Boolean).join('&');
    if (outcome === 'sent' && isThere) return navigate(`${paths.contactSent}${query && `?${query}`}`);
    if (outcome === 'sent') toast({ title: t('form.sent') });
    else toast({ title: t(`form.${outcome}.title`), description: t(`form.${outcome}.text`), tone: 'error' });
  };
  const { isSending, props } = useForm(name, action, done);
  useEffect(() => {
    // On a bad connection the message may arrive, but no page after it.
    void keepAtHand(success);
  }, [success]);
  return (
    <form
      className={css.form}
      aria-labelledby={id}
      encType={hasFiles ? WITH_FILES : undefined}
      onFocus={expectToast}
      {...props}
    >
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
      <WaitingSlot form={name} />
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

/** A submit button that regains the focus, which browsers take from a disabled one. */
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

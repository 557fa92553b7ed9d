import { useEffect, useRef } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useForm } from '#app/features/forms/use-form.ts';
import { expectToast, toast } from '#app/features/toasts/toasts.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { forms } from '#common/contracts/forms.ts';
import { paths } from '#common/lib/address/paths.ts';
import { Button } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import { Fold } from '#common/ui/fold.tsx';
import { usePage } from '#engine/use-page.ts';
import { HiddenFields } from './hidden-fields.tsx';
import css from './know-form.module.css';

const rules = forms.sabes;
/** The fragment of links to the form: "#sabes". */
const ID = 'sabes';

/** `isJoined`: it follows the sources of the page's facts as the next fold of one list. */
type Props = { isJoined?: boolean };

/** "¿Lo sabés?": lets visitors add or correct a fact of its page. Renders nothing if the guide has no server for it. */
export function KnowForm({ isJoined = false }: Props) {
  const { path } = usePage();
  const { suggest } = useLayout();
  return (
    suggest && (
      <div className={isJoined ? css.joined : css.know}>
        <Know key={path} path={path} action={suggest} />
      </div>
    )
  );
}

function Know({ path, action }: { path: string; action: string }) {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const { isSending, props } = useForm(`sabes:${path}`, action, ({ outcome }) => {
    if (outcome === 'sent') toast({ title: t('form.sent') });
    else toast({ title: t(`form.${outcome}.title`), description: t(`form.${outcome}.text`), tone: 'error' });
  });
  useEffect(() => {
    // Not every browser opens the `details` around a link's target.
    const open = () => {
      if (details.current && location.hash === `#${ID}`) details.current.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return (
    <Fold
      ref={details}
      heading={
        <p>
          <strong>{t('know.title')}</strong> {t('know.intro')}
        </p>
      }
    >
      <form className={css.form} id={ID} aria-label={t('know.title')} onFocus={expectToast} {...props}>
        <input type="hidden" name="page" value={path} readOnly />
        <Field label={t('know.field')} name="field" placeholder={t('know.fieldHint')} {...rules.field} />
        <Field label={t('know.value')} name="value" rows={2} {...rules.value} />
        <Field label={t('know.how')} name="how" {...rules.how} />
        <HiddenFields />
        <p className={css.note}>
          {t('form.use.sabes')} <Link to={paths.privacy}>{t('form.care')}</Link>
        </p>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'know.sending' : 'know.submit')}
        </Button>
      </form>
    </Fold>
  );
}

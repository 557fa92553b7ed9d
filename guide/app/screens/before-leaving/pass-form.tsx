import { HiddenFields } from '#app/components/forms/hidden-fields.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useForm } from '#app/features/forms/use-form.ts';
import { expectToast, toast } from '#app/features/toasts/toasts.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { forms } from '#common/contracts/forms.ts';
import { paths } from '#common/lib/address/paths.ts';
import { ROAD_STATES } from '#common/lib/road-report.ts';
import { Button } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import type { Road } from './page.server.ts';
import css from './pass-form.module.css';

const rules = forms.camino;

type Props = { road: Pick<Road, 'id' | 'name'>; action: string };

/** "Pasé hoy": two presses tell how the road is, and words only if somebody has some. */
export function PassForm({ road: { id, name }, action }: Props) {
  const { t } = useTranslation();
  const { isSending, props } = useForm(`camino:${id}`, action, ({ outcome }) => {
    if (outcome === 'sent') toast({ title: t('leaving.pass.sent') });
    else toast({ title: t(`form.${outcome}.title`), description: t(`form.${outcome}.text`), tone: 'error' });
  });
  return (
    <details className={css.pass}>
      <summary>
        {t('leaving.pass.title')} <span className="visually-hidden">{name}</span>
      </summary>
      <form className={css.form} aria-label={`${t('leaving.pass.title')} ${name}`} onFocus={expectToast} {...props}>
        <input type="hidden" name="page" value={paths.beforeLeaving} readOnly />
        <input type="hidden" name="road" value={id} readOnly />
        {/* The instant of the press: without a network the message goes out later. */}
        <input type="hidden" name="at" defaultValue="" readOnly />
        {/* Of several lines, because in a field of one the Enter key would press the first button. */}
        <Field label={t('leaving.pass.where')} name="where" rows={1} {...rules.where} />
        <Field label={t('leaving.pass.words')} name="words" rows={2} {...rules.words} />
        <fieldset className={css.states}>
          <legend>{t('leaving.pass.today')}</legend>
          {ROAD_STATES.map((state) => (
            <Button
              key={state}
              type="submit"
              variant="outline"
              name="state"
              value={state}
              disabled={isSending}
              onClick={({ currentTarget: { form } }) => {
                const at = form?.elements.namedItem('at');
                if (at instanceof HTMLInputElement) at.value = new Date().toISOString();
              }}
            >
              {t(`leaving.pass.${state}`)}
            </Button>
          ))}
        </fieldset>
        <HiddenFields />
        <p className={css.note}>
          {t('leaving.pass.use')} <Link to={paths.privacy}>{t('form.care')}</Link>
        </p>
      </form>
    </details>
  );
}

import { useId } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import type { Purpose } from '#views/today-views.ts';
import { COMPANY } from './judge.ts';
import { WHENS } from './moments.ts';
import css from './screen.module.css';
import type { Choice } from './use-question.ts';

type Props = { choice: Choice; purposes: Purpose[]; onChoose: (change: Partial<Choice>) => void };

/** When, with whom and what for: each press answers at once. */
export function Chooser({ choice: { when, company, purpose }, purposes, onChoose }: Props) {
  const { t } = useTranslation();
  const isDate = when !== null && !WHENS.some((one) => one === when);
  const date = useId();
  return (
    <div className={css.chooser} data-needs-script>
      <Group label={t('today.when')}>
        {WHENS.map((one) => (
          <Press key={one} isOn={when === one} onPress={() => onChoose({ when: one })}>
            {t(`today.whens.${one}`)}
          </Press>
        ))}
        <label className={css.date} htmlFor={date}>
          {t('today.date')}
          <input
            id={date}
            type="date"
            value={isDate ? when : ''}
            min={isDate ? todayInSanRafael() : undefined}
            onChange={({ target }) => onChoose({ when: target.value || null })}
          />
        </label>
      </Group>
      <Group label={t('today.who')}>
        {COMPANY.map((one) => {
          const isOn = company.includes(one);
          const others = company.filter((other) => other !== one);
          return (
            <Press key={one} isOn={isOn} onPress={() => onChoose({ company: isOn ? others : [...others, one] })}>
              {t(`today.company.${one}`)}
            </Press>
          );
        })}
      </Group>
      <Group label={t('today.what')}>
        {purposes.map(({ id, title }) => (
          <Press key={id} isOn={purpose === id} onPress={() => onChoose({ purpose: purpose === id ? null : id })}>
            {title}
          </Press>
        ))}
      </Group>
    </div>
  );
}

function Group({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <div className={css.presses}>{children}</div>
    </fieldset>
  );
}

type PressProps = { isOn: boolean; onPress: () => void; children: React.ReactNode };

function Press({ isOn, onPress, children }: PressProps) {
  return (
    <button type="button" className={css.press} aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}

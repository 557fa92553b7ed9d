import { useTranslation } from '#app/i18n/translation.tsx';
import type { Section } from '#views/views.ts';
import css from './sections.module.css';

type Props = { section: Extract<Section, { kind: 'units' }>; lang?: string | undefined };

export function Units({ section: { items }, lang }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={css.units}>
      {items.map(({ name, capacity, details }) => (
        <li key={name} className={css.unit}>
          <h3 lang={lang}>{name}</h3>
          <p className={css.capacity}>
            {t('units.capacity')}: <span lang={lang}>{capacity}</span>
          </p>
          <p lang={lang}>{details}</p>
        </li>
      ))}
    </ul>
  );
}

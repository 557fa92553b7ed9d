import { useTranslation } from 'react-i18next';
import type { Section } from '#app/catalog/views.ts';
import css from './sections.module.css';

export function Units({ section: { items } }: { section: Extract<Section, { kind: 'units' }> }) {
  const { t } = useTranslation();
  return (
    <ul className={css.units}>
      {items.map(({ name, capacity, details }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className={css.capacity}>
            {t('units.capacity')}: {capacity}
          </p>
          <p>{details}</p>
        </li>
      ))}
    </ul>
  );
}

import { Icon } from '#app/components/page/icon.tsx';
import type { Section } from '#views/views.ts';
import css from './sections.module.css';

export function Facts({ section: { items } }: { section: Extract<Section, { kind: 'facts' }> }) {
  return (
    <ul className={css.services}>
      {items.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} size={22} /> {text}
        </li>
      ))}
    </ul>
  );
}

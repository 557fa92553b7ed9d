import type { Section } from '#app/catalog/views.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SampleMark } from '../sample-mark.tsx';
import css from './sections.module.css';

export function Services({ section: { items, isSample } }: { section: Extract<Section, { kind: 'services' }> }) {
  return (
    <>
      <ul className={css.services}>
        {items.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={22} /> {text}
          </li>
        ))}
      </ul>
      {isSample && (
        <p className={css.note}>
          <SampleMark />
        </p>
      )}
    </>
  );
}

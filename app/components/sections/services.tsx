import type { Section } from '#app/catalog/views.ts';
import { Icon } from '#app/components/icon.tsx';
import { SampleMark } from '../sample-mark.tsx';
import css from './sections.module.css';

type Props = { section: Extract<Section, { kind: 'services' }>; lang?: string };

export function Services({ section: { items, isSample }, lang }: Props) {
  return (
    <>
      <ul className={css.services} lang={lang}>
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

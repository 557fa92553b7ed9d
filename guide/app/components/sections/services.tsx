import { SampleMark } from '#app/components/cards/sample-mark.tsx';
import { Icon } from '#app/components/page/icon.tsx';
import type { Section } from '#views/views.ts';
import css from './sections.module.css';

type Props = { section: Extract<Section, { kind: 'services' }>; lang?: string | undefined };

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

import type { Section } from '#views/views.ts';
import css from './sections.module.css';

export function Prose({ section, lang }: { section: Extract<Section, { kind: 'prose' }>; lang?: string | undefined }) {
  return (
    <p className={css.prose} lang={lang}>
      {section.body}
    </p>
  );
}

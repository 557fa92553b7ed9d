import type { Section } from '#app/catalog/views.ts';
import css from './sections.module.css';

export function Prose({ section }: { section: Extract<Section, { kind: 'prose' }> }) {
  return <p className={css.prose}>{section.body}</p>;
}

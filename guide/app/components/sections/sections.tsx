import type { ComponentType } from 'react';
import type { Section } from '#views/views.ts';
import { Facts } from './facts.tsx';
import { MapSection } from './map-section.tsx';
import { Prose } from './prose.tsx';
import css from './sections.module.css';
import { Services } from './services.tsx';
import { Units } from './units.tsx';

type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

const views: { [Kind in Section['kind']]: ComponentType<{ section: SectionOf<Kind>; lang?: string | undefined }> } = {
  prose: Prose,
  services: Services,
  units: Units,
  facts: Facts,
  map: MapSection,
};

/**
 * The sections of a listing's page, in the order that its collection gave them; `lang` is the language of the listing's
 * texts in them.
 */
export function Sections({ sections, lang }: { sections: Section[]; lang?: string | undefined }) {
  return (
    <div className={css.sections}>
      {sections.map((section) => {
        const View = views[section.kind] as ComponentType<{ section: Section; lang?: string | undefined }>; // the map pairs kind and view
        return (
          <section key={section.title}>
            <h2 className={css.title}>{section.title}</h2>
            <View section={section} lang={lang} />
          </section>
        );
      })}
    </div>
  );
}

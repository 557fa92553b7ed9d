import type { ComponentType } from 'react';
import type { Section } from '#app/catalog/views.ts';
import { Facts } from './sections/facts.tsx';
import { MapEmbed } from './sections/map-embed.tsx';
import { Prose } from './sections/prose.tsx';
import css from './sections/sections.module.css';
import { Services } from './sections/services.tsx';
import { Units } from './sections/units.tsx';

type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

const views: { [Kind in Section['kind']]: ComponentType<{ section: SectionOf<Kind>; lang?: string }> } = {
  prose: Prose,
  services: Services,
  units: Units,
  facts: Facts,
  map: MapEmbed,
};

/** The blocks of a listing's page, in the order that its collection gave them; `lang` is the language of what the listing says in them. */
export function Sections({ sections, lang }: { sections: Section[]; lang?: string }) {
  return (
    <div className={css.sections}>
      {sections.map((section) => {
        const View = views[section.kind] as ComponentType<{ section: Section; lang?: string }>; // kind and view match by the map's type
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

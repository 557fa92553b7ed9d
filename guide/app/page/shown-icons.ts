/** The icons of the views that every kind of page shows, for the `icons` of its definition. */

import type { IconName } from '#views/icons.ts';
import type { Card, Detail, OwnMap } from '#views/views.ts';

export const iconsOf = (marked: readonly { icon: IconName }[]): IconName[] => marked.map(({ icon }) => icon);

export const iconsOfCards = (cards: readonly Card[]): IconName[] => cards.flatMap(({ facts }) => iconsOf(facts));

export const iconsOfMap = (map: OwnMap | null | undefined): IconName[] =>
  (map?.marks ?? []).flatMap(({ icon }) => icon ?? []);

export const iconsOfDetail = ({ card, facts, sections }: Detail): IconName[] => [
  ...iconsOfCards([card]),
  ...iconsOf(facts),
  ...sections.flatMap((section) => {
    if (section.kind === 'map') return iconsOfMap(section.own);
    return section.kind === 'services' || section.kind === 'facts' ? iconsOf(section.items) : [];
  }),
];

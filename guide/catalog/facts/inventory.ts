/** Every fact of the guide that ages, with its state today, for the owner's lists and counts. */

import { z } from 'zod';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { listingsFolder } from '#catalog/listings/listing-files.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { isWithin } from '#common/lib/day-span.ts';
import { parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';
import { checks, newestCheck } from './checks.ts';
import { freshnessOf, type KnownFact } from './fact-state.ts';
import { PLACE_FACTS } from './freshness.ts';
import { FACTS_PAGES, factsOfPage } from './page-facts.ts';

export type FactState = 'fresh' | 'old' | 'unconfirmed' | 'unknown';

/** `group` is a collection's folder, "pages" or "places"; `name` is the listing, the page or the place. */
export type InventoryFact = {
  group: string;
  file: string;
  name: string;
  field: string;
  /** The field in the owner's words. */
  label: string;
  kind: KnownFact['kind'] | null;
  state: FactState;
  /** The day of the newest check; null if there is none. */
  on: string | null;
  /** The first day on which it is old; null if nobody confirmed it. */
  oldOn: string | null;
};

/**
 * Lists the facts of all listings, practical pages and places, leaving out made-up ones.
 * @param today as "2026-11-21"
 * @throws {ContentError} if a log is invalid
 */
export function inventoryOf(catalogue: Catalogue, today: string): InventoryFact[] {
  return [...listingFacts(catalogue, today), ...pageFacts(catalogue, today), ...placeFacts(catalogue, today)];
}

type Origin = Pick<InventoryFact, 'group' | 'file' | 'name'>;

function stateOf(origin: Origin, label: string, { field, kind, check }: KnownFact, today: string): InventoryFact {
  if (check === null) return { ...origin, field, label, kind, state: 'unconfirmed', on: null, oldOn: null };
  const { fresh } = freshnessOf(check, kind);
  const state = isWithin(fresh, today) ? 'fresh' : 'old';
  return { ...origin, field, label, kind, state, on: check.on, oldOn: fresh.until ?? null };
}

const ownersWords = (locales: Catalogue['locales']) => {
  const t = locales.translator(SPANISH, 'catalog');
  return (field: string) => t(`trust.names.${field}`);
};

function listingFacts({ collections, locales }: Catalogue, today: string): InventoryFact[] {
  const label = ownersWords(locales);
  return collections.flatMap(({ name: group, listings }) =>
    listings.flatMap(({ id, name, facts }) => {
      const origin = { group, file: `${listingsFolder(group)}/${id}.json`, name };
      return [
        ...facts.known.map((fact) => stateOf(origin, label(fact.field), fact, today)),
        ...facts.unknown.map((field) => unknownFact(origin, field, label(field))),
      ];
    }),
  );
}

const unknownFact = (origin: Origin, field: string, label: string): InventoryFact => ({
  ...origin,
  field,
  label,
  kind: null,
  state: 'unknown',
  on: null,
  oldOn: null,
});

/** The build checks each page against its own schema; only the log is checked here. */
const logged = z.looseObject({ checks });

function pageFacts({ root }: Catalogue, today: string): InventoryFact[] {
  return FACTS_PAGES.flatMap((page) => {
    const file = `content/${page}.json`;
    const content = parseContent(logged, readJson(root, file), file);
    const origin = { group: 'pages', file, name: page.replace('pages/', '') };
    return factsOfPage(page, content, today).map((fact) => stateOf(origin, fact.name, fact, today));
  });
}

function placeFacts({ places, locales }: Catalogue, today: string): InventoryFact[] {
  const label = ownersWords(locales);
  return places.flatMap(({ slug, in: inLanguage }) => {
    const { title, checks: log } = inLanguage(SPANISH);
    const origin = { group: 'places', file: `content/places/${slug}.md`, name: title };
    return Object.entries(PLACE_FACTS).flatMap(([field, kind]) => {
      const check = newestCheck(log, field);
      return check || field === 'coordinates' ? [stateOf(origin, label(field), { field, kind, check }, today)] : [];
    });
  });
}

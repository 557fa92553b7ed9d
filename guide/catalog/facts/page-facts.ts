import { type Check, newestCheck, testChecks } from './checks.ts';
import type { KnownFact } from './fact-state.ts';
import type { FactKind } from './freshness.ts';

/** A fact of a single page; `field` is its name in the log, `name` the one visitors read, in the page's own words. */
export type PageFact = { field: string; kind: FactKind; name: string };

type Named = { id: string; name: string };

/** The parts of the pages' content that hold facts; each page's schema has checked them. */
type Contents = {
  'pages/telefonos': {
    entries: (Named & { number: string | null; address: string | null; hours: string | null })[];
  };
  'pages/como-llegar': {
    air: { airport: string };
    car: { routes: { id: string; from: string }[] };
    bus: { terminal: string; companies: (Named & { confirmed: boolean })[] };
  };
  'pages/transporte': { buses: { companies: Named[] }; payment: { title: string } };
  'pages/consejos': { accordion: { id: string; title: string }[]; office: { title: string } };
  'pages/pesca': { spots: { id: string; nombre: string }[]; permit: { title: string } };
  'pages/alquiler-autos': { agencies: (Named & { sample: boolean })[] };
  'pages/antes-de-salir': object;
};

export type FactsPage = keyof Contents;

/** The tips that go out of date. */
export const TIPS: { [id: string]: FactKind } = {
  'seguridad-agua': 'season',
  circuitos: 'road',
  estacionamiento: 'price',
  'licencia-pesca': 'price',
};

const fact = (field: string, kind: FactKind, name: string): PageFact => ({ field, kind, name });

/** The facts that age on each practical page. */
const pageFacts: { [Page in FactsPage]: (content: Contents[Page]) => PageFact[] } = {
  'pages/telefonos': ({ entries }) =>
    entries
      .filter(({ number, address, hours }) => number ?? address ?? hours)
      .map(({ id, name }) => fact(id, 'contact', name)),
  'pages/como-llegar': ({ air, car, bus }) => [
    fact('aeropuerto', 'contact', air.airport),
    ...car.routes.map(({ id, from }) => fact(`ruta-${id}`, 'point', from)),
    fact('terminal', 'point', bus.terminal),
    // The page marks the unconfirmed ones in place.
    ...bus.companies.filter(({ confirmed }) => confirmed).map(({ id, name }) => fact(`micro-${id}`, 'timetable', name)),
  ],
  'pages/transporte': ({ buses, payment }) => [
    ...buses.companies.map(({ id, name }) => fact(`linea-${id}`, 'timetable', name)),
    fact('pago', 'payment', payment.title),
  ],
  'pages/consejos': ({ accordion, office }) => [
    ...accordion.flatMap(({ id, title }) => (TIPS[id] ? [fact(id, TIPS[id], title)] : [])),
    fact('oficina', 'hours', office.title),
  ],
  'pages/pesca': ({ spots, permit }) => [
    fact('permiso', 'service', permit.title),
    ...spots.map(({ id, nombre }) => fact(`temporada-${id}`, 'season', nombre)),
  ],
  'pages/alquiler-autos': ({ agencies }) =>
    agencies.filter(({ sample }) => !sample).map(({ id, name }) => fact(id, 'contact', name)),
  // Each of its roads shows its own dates.
  'pages/antes-de-salir': () => [],
};

export const FACTS_PAGES = Object.keys(pageFacts) as FactsPage[]; // the keys of the object above

/** The facts that a page's log may name; none for a page without facts that age. */
export function namedFacts(page: string, content: unknown): PageFact[] {
  const read = Object.hasOwn(pageFacts, page) ? pageFacts[page as FactsPage] : null;
  return (read as ((content: unknown) => PageFact[]) | null)?.(content) ?? []; // the page's schema checked it
}

/**
 * The facts of a page's content and their newest checks.
 * @param today as "2026-11-21"
 * @throws {ContentError} one sentence for each invalid line of the log
 */
export function factsOfPage(page: FactsPage, content: { checks: Check[] }, today: string): (KnownFact & PageFact)[] {
  const facts = namedFacts(page, content);
  testChecks(
    content.checks,
    facts.map(({ field }) => field),
    `content/${page}.json`,
    today,
  );
  return facts.map((one) => ({ ...one, check: newestCheck(content.checks, one.field) }));
}

/** Everything in a `sources` field except files of the guide itself, without duplicates, in file order. */
export function sourcesIn(content: unknown): string[] {
  const found = (value: unknown, isSource: boolean): string[] => {
    if (typeof value === 'string') return isSource && !value.startsWith('content/') ? [value] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      key === 'translations' ? [] : found(inner, key === 'sources' || (Array.isArray(value) && isSource)),
    );
  };
  return [...new Set(found(content, false))];
}

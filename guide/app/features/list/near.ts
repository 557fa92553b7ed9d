import { askPosition, devicePosition, whenPositionChanges } from '#app/features/position/position.ts';
import { kilometres } from '#app/features/trip/write.ts';
import { kmBetween, type Point } from '#common/lib/geography/geography.ts';
import { fetchBuilt } from '#engine/browser/page-data.ts';
import type { BriefList, NearFile } from '#views/list-views.ts';
import type { Card } from '#views/views.ts';

/** What is said of nearness, and the list by it once the device has told where it is. */
export type Near = {
  text: string;
  /** Asks the device again, under this label; null while there is nothing to ask. */
  ask: { label: string; press: () => void } | null;
  cards: (cards: Card[]) => Card[];
  brief: (brief: BriefList) => BriefList;
};

/** Calls `show` with what is known of nearness, now and whenever it changes. Returns a function that stops it. */
export function watchNear(file: string, language: string, isPressed: () => boolean, show: (near: Near) => void) {
  const abort = new AbortController();
  let stop = () => {};
  const ready = fetchBuilt<NearFile>(file, abort.signal).then((found) => {
    if (!found) throw new Error(`${file} is not there.`);
    const update = () => show(nearOf(found, language));
    stop = whenPositionChanges(update);
    // Only a press asks: an address that somebody shared does not.
    if (isPressed() && devicePosition().state !== 'found') askPosition();
    update();
  });
  return {
    ready,
    stop() {
      abort.abort();
      stop();
    },
  };
}

function nearOf({ points, words }: NearFile, language: string): Near {
  const asked = devicePosition();
  const ask = (label: string) => ({ label, press: askPosition });
  const own = { cards: (cards: Card[]) => cards, brief: (brief: BriefList) => brief };
  if (asked.state === 'idle') return { ...own, text: words.idle, ask: ask(words.sort) };
  if (asked.state === 'asking') return { ...own, text: words.asking, ask: null };
  if (asked.state === 'refused') return { ...own, text: words.refused, ask: ask(words.again) };
  if (asked.state !== 'found') return { ...own, text: words.unavailable, ask: ask(words.again) };
  return { text: words.found, ask: null, ...byNearness({ points, words }, asked.position, language) };
}

/** A list by its distance from a point, which each entry names; those whose own point is unknown come last. */
export function byNearness({ points, words }: NearFile, here: Point, language: string): Pick<Near, 'cards' | 'brief'> {
  const kmTo = (id: string) => {
    const [lat, lng] = points[id] ?? [];
    return lat === undefined || lng === undefined ? Infinity : kmBetween(here, { lat, lng });
  };
  const sorted = <Item extends { id: string }>(items: readonly Item[]) =>
    [...items].sort((a, b) => kmTo(a.id) - kmTo(b.id) || 0);
  const far = (id: string) => {
    const km = kmTo(id);
    return km === Infinity ? undefined : words.at.replace('{distance}', distance(km, language));
  };
  const said = (text: string, id: string) => [text, far(id)].filter(Boolean).join('\u00a0· ');
  return {
    cards: (cards) => sorted(cards).map((card) => ({ ...card, distance: far(card.id) ?? card.distance })),
    brief: (brief) => {
      const zones = brief.zones.map(({ name, rows }) => ({ name, rows: sorted(rows) }));
      const nearest = ({ rows: [first] }: (typeof zones)[number]) => (first ? kmTo(first.id) : Infinity);
      return {
        ...brief,
        zones: zones
          .sort((a, b) => nearest(a) - nearest(b) || 0)
          .map(({ name, rows }) => ({ name, rows: rows.map((row) => ({ ...row, kind: said(row.kind, row.id) })) })),
      };
    },
  };
}

/** "350 m" to the next ten, from a kilometre on "1,2 km". */
const distance = (km: number, language: string) =>
  km < 1 ? `${Math.max(10, Math.round(km * 100) * 10)}\u00a0m` : kilometres(km, language);

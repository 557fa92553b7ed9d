import type { Act } from '../../common/contracts/visits.ts';

/** Numbers for one row of the database, except for the day, which it gets when it is written. */
export type Counted = { page: string; language: string; act: Act; count: number };
export type Lacked = { words: string; count: number };
export type Lost = { page: string; count: number };

/** Beyond this many, further searches are not counted until the next write. */
const MOST_SEARCHES = 200;
/** The same for addresses that nothing answers. */
const MOST_LOST = 200;

/** Counts in memory. It holds at most one number for each page, language and act that the guide has. */
export function createTally() {
  let acts = new Map<string, Counted>();
  let searches = new Map<string, number>();
  let lost = new Map<string, number>();

  return {
    add(page: string, language: string, act: Act): void {
      const key = `${act} ${language} ${page}`;
      const known = acts.get(key);
      if (known) known.count += 1;
      else acts.set(key, { page, language, act, count: 1 });
    },

    addSearch: (words: string): void => addTo(searches, words, MOST_SEARCHES),

    addLost: (page: string): void => addTo(lost, page, MOST_LOST),

    /** Hands over everything counted since the last time, and starts again from nothing. */
    take(): { acts: Counted[]; searches: Lacked[]; lost: Lost[] } {
      const taken = {
        acts: [...acts.values()],
        searches: [...searches].map(([words, count]) => ({ words, count })),
        lost: [...lost].map(([page, count]) => ({ page, count })),
      };
      acts = new Map();
      searches = new Map();
      lost = new Map();
      return taken;
    },
  };
}

function addTo(counts: Map<string, number>, name: string, most: number): void {
  const known = counts.get(name) ?? 0;
  if (known > 0 || counts.size < most) counts.set(name, known + 1);
}

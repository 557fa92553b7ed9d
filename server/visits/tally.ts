import type { Act } from '../../common/contracts/visits.ts';

/** Numbers for one row of the database, except for the day, which it gets when it is written. */
export type Counted = { page: string; language: string; act: Act; count: number };
export type Lacked = { words: string; count: number };

/** Beyond this many, further searches are not counted until the next write. */
const MOST_SEARCHES = 200;

/** Counts in memory. It holds at most one number for each page, language and act that the guide has. */
export function createTally() {
  let acts = new Map<string, Counted>();
  let searches = new Map<string, number>();

  return {
    add(page: string, language: string, act: Act): void {
      const key = `${act} ${language} ${page}`;
      const known = acts.get(key);
      if (known) known.count += 1;
      else acts.set(key, { page, language, act, count: 1 });
    },

    addSearch(words: string): void {
      const known = searches.get(words) ?? 0;
      if (known > 0 || searches.size < MOST_SEARCHES) searches.set(words, known + 1);
    },

    /** Hands over everything counted since the last time, and starts again from nothing. */
    take(): { acts: Counted[]; searches: Lacked[] } {
      const taken = {
        acts: [...acts.values()],
        searches: [...searches].map(([words, count]) => ({ words, count })),
      };
      acts = new Map();
      searches = new Map();
      return taken;
    },
  };
}

/** The limit for all photographs that are in memory at the same time, read or about to be stored. */
const MOST_BYTES = 48 * 1024 * 1024;
/** The share of one household: the largest post, so that nobody keeps others from sending theirs. */
const MOST_OF_HOUSEHOLD_BYTES = 24 * 1024 * 1024;

const households = new Map<string, number>();
let all = 0;

/** The bytes that one post holds in memory. */
export type Held = {
  /** Counts further bytes; false if there is no room for them. */
  take(bytes: number): boolean;
  /** Gives the room back, once the post is stored or refused. */
  release(): void;
};

/** Counts what posts hold in memory, in all and for each household. */
export function holdFor(household: string): Held {
  let own = 0;
  return {
    take(bytes) {
      const ofHousehold = (households.get(household) ?? 0) + bytes;
      if (all + bytes > MOST_BYTES || ofHousehold > MOST_OF_HOUSEHOLD_BYTES) return false;
      households.set(household, ofHousehold);
      all += bytes;
      own += bytes;
      return true;
    },
    release() {
      const rest = (households.get(household) ?? 0) - own;
      if (rest > 0) households.set(household, rest);
      else households.delete(household);
      all -= own;
      own = 0;
    },
  };
}

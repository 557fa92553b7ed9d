import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Answers } from '../../common/contracts/forms.ts';
import { networksOf } from '../http/address.ts';
import { Refusal } from './check.ts';
import { LARGEST_TEXT_BYTES } from './multipart.ts';

const WINDOW_S = 10 * 60;
const DAY_S = 24 * 60 * 60;
/** The photographs of one household in a day: more than a business sends, whatever it has to show. */
const PHOTO_BYTES_A_DAY = 60 * 1024 * 1024;
const HOUR_S = 60 * 60;
/** An IPv6 provider's customer may be a company or a campus, or one person with 65,536 networks. */
const HOUSEHOLDS_OF_A_CUSTOMER = 4;

type Options = { postsPer10Minutes: number; postsPerHour: number };

/** Limits the forms sent to this process. Its counts reject with a {@link Refusal} that says when to try again. */
export function createLimits({ postsPer10Minutes, postsPerHour }: Options) {
  const household = new RateLimiterMemory({ points: postsPer10Minutes, duration: WINDOW_S });
  const customer = new RateLimiterMemory({
    points: postsPer10Minutes * HOUSEHOLDS_OF_A_CUSTOMER,
    duration: WINDOW_S,
  });
  const photosOf = new RateLimiterMemory({ points: PHOTO_BYTES_A_DAY, duration: DAY_S });
  const photosOfCustomer = new RateLimiterMemory({
    points: PHOTO_BYTES_A_DAY * HOUSEHOLDS_OF_A_CUSTOMER,
    duration: DAY_S,
  });
  // The words of a day are as many as those of the longest posts of ten minutes: hundreds of ordinary ones.
  const wordsOf = new RateLimiterMemory({ points: postsPer10Minutes * LARGEST_TEXT_BYTES, duration: DAY_S });
  const wordsOfCustomer = new RateLimiterMemory({
    points: postsPer10Minutes * LARGEST_TEXT_BYTES * HOUSEHOLDS_OF_A_CUSTOMER,
    duration: DAY_S,
  });
  const all = new RateLimiterMemory({ points: postsPerHour, duration: HOUR_S });

  return {
    /** Counts an attempt by the visitor at `address`. */
    async countVisitor(address: string): Promise<void> {
      const networks = networksOf(address);
      await take(household, networks.household);
      if (networks.customer !== null) await take(customer, networks.customer);
    },

    /** Counts photographs of the visitor at `address` if there is room for them today; false if there is none. */
    async hasRoom(address: string, photos: { bytes: Uint8Array }[]): Promise<boolean> {
      const bytes = photos.reduce((sum, photo) => sum + photo.bytes.length, 0);
      if (bytes === 0) return true;
      const { household, customer } = networksOf(address);
      const isTaken = await hasPoints(photosOf, household, bytes);
      return isTaken && (customer === null || hasPoints(photosOfCustomer, customer, bytes));
    },

    /** Counts a form of the visitor at `address` that is about to be stored, and the words in it. */
    async countKept(address: string, answers: Answers): Promise<void> {
      const { household, customer } = networksOf(address);
      const bytes = Buffer.byteLength(JSON.stringify(answers));
      await take(wordsOf, household, bytes);
      if (customer !== null) await take(wordsOfCustomer, customer, bytes);
      await take(all, 'all');
    },
  };
}

async function take(limiter: RateLimiterMemory, key: string, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new Refusal(429, 'tooMany', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
  }
}

/** Takes points if there are enough. Those that were not taken are given back, so that smaller things still fit. */
async function hasPoints(limiter: RateLimiterMemory, key: string, points: number): Promise<boolean> {
  try {
    await limiter.consume(key, points);
    return true;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    await limiter.reward(key, points);
    return false;
  }
}

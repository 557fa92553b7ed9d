import type { State } from '../store/submission.ts';
import { type CommandInput, type InboxContext, missing, numbersIn } from './inbox-context.ts';
import { pick } from './list.ts';

const marks = { done: 'listo', spam: 'spam', open: 'pendiente' };
const states: Record<'done' | 'spam' | 'open', State> = { done: 'done', spam: 'spam', open: 'new' };

/** Creates the command that marks submissions as done, as spam or as open. */
export const mark =
  (name: keyof typeof states) =>
  async ({ store, say }: InboxContext, { words }: CommandInput) => {
    const { found, lost } = await pick(store, numbersIn(words, name));
    for (const { id, suspicion } of found) {
      if (name === 'open' && suspicion !== null) await store.trust(id);
      else await store.mark(id, states[name]);
    }
    if (found.length > 0) say(`Quedó como ${marks[name]}: ${found.map(({ id }) => id).join(', ')}.`);
    if (lost.length > 0) throw missing(lost);
  };

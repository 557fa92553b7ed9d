import type { Ending } from '../../api/orders.ts';
import { words } from '../../words.ts';

/** What was ordered: of a page that is removed, what it was called. */
type Ordered = { type: string; name?: string | undefined };

/** What has come of an order that is done, in a sentence. */
export const outcomeOf = ({ type, name }: Ordered): string | undefined =>
  type === 'remove' && name ? words.publish.removed(name) : words.publish.outcome[type];

/** How an order ended, in a line for whoever has left its screen. */
export function wordsOfEnding(ordered: Ordered, ending: Ending): { said: string; tone: 'plain' | 'error' } {
  const { done, title, refused } = words.publish;
  if (ending.state === 'done') {
    const said = ordered.type === 'remove' ? outcomeOf(ordered) : done[ordered.type];
    return { said: said ?? title, tone: 'plain' };
  }
  if (ending.state === 'failed') return { said: ending.text, tone: 'error' };
  const mistakes = ending.mistakes.map(({ text }) => text);
  return { said: [`${refused}.`, ...mistakes].join(' '), tone: 'error' };
}

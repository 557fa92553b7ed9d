import type { Ending } from '../../api/orders.ts';
import { words } from '../../words.ts';

/** How an order ended, in a line for whoever has left its screen. */
export function wordsOfEnding(type: string, ending: Ending): { said: string; tone: 'plain' | 'error' } {
  if (ending.state === 'done') return { said: words.publish.done[type] ?? words.publish.title, tone: 'plain' };
  if (ending.state === 'failed') return { said: ending.text, tone: 'error' };
  const mistakes = ending.mistakes.map(({ text }) => text);
  return { said: [`${words.publish.refused}.`, ...mistakes].join(' '), tone: 'error' };
}

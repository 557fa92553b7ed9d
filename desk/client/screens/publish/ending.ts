import { loadContent } from '../../api/content.ts';
import { ended } from '../../api/orders.ts';
import { explain } from '../../api/request.ts';
import { takePublished } from '../../drafts/drafts.ts';
import { kept } from '../../register/kept.ts';
import { go, href, stillHere } from '../../shell/router.ts';
import { notify } from '../../shell/toasts.ts';
import { wordsOfEnding } from './words-of-ending.ts';

/** What was ordered, by the address of its screen. */
export type Asked = {
  type: string;
  files: string[];
  isRegister: boolean;
  /** The screen to go on with; by default the first one. */
  next?: string | undefined;
  /** What a page was called that is removed: there is nothing else to show of it. */
  name?: string | undefined;
};

/**
 * Gives an order and shows its screen, unless the one that it was given from has been left by then: on a slow connection
 * that may be seconds later, and nobody is to be called back from what she does meanwhile. She is told how it ended.
 * @param give resolves to the order's id
 * @throws what `give` throws
 */
export async function giveOrder(asked: Partial<Asked> & { type: string }, give: () => Promise<string>, show = go) {
  const isHere = stillHere();
  const id = await give();
  if (isHere()) show(href('orden', id, queryOf(asked)));
  else void sayEnding(id, { files: [], isRegister: false, ...asked });
}

const queryOf = ({ type, files = [], isRegister, next, name }: Partial<Asked> & { type: string }) => ({
  tipo: type,
  f: files,
  ...(isRegister && { desde: 'traer' }),
  ...(next && { vuelve: next }),
  ...(name && { nombre: name }),
});

/** What was ordered, by the query of its screen's address. */
export const askedIn = (query: URLSearchParams): Asked => ({
  type: query.get('tipo') ?? 'publish',
  files: query.getAll('f'),
  isRegister: query.get('desde') === 'traer',
  next: query.get('vuelve') ?? undefined,
  name: query.get('nombre') ?? undefined,
});

/** Takes over what was published: its edits go on from there, and the desk shows the guide as it is now. */
export function takeOver(id: string, { type, isRegister }: Asked) {
  void takePublished(id);
  if (type === 'publish' && isRegister) kept.update(() => null);
  void loadContent();
}

/** Waits for the end of an order whose screen is not shown, and says it. Of a look that nobody waits for, nothing is. */
export async function sayEnding(id: string, asked: Asked): Promise<void> {
  if (asked.type === 'preview') return;
  try {
    const ending = await ended(id);
    if (ending.state === 'done') takeOver(id, asked);
    const { said, tone } = wordsOfEnding(asked, ending);
    notify(said, { tone });
  } catch (error) {
    notify(explain(error), { tone: 'error' });
  }
}

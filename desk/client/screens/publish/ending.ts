import { loadContent } from '../../api/content.ts';
import { ended } from '../../api/orders.ts';
import { explain } from '../../api/request.ts';
import { takePublished } from '../../drafts/drafts.ts';
import { kept } from '../../register/kept.ts';
import { go, href } from '../../shell/router.ts';
import { notify } from '../../shell/toasts.ts';
import { wordsOfEnding } from './words-of-ending.ts';

/** What was ordered, by the address of its screen. */
export type Asked = { type: string; files: string[]; isRegister: boolean };

/** Takes over what was published: its edits go on from there, and the desk shows the guide as it is now. */
export function takeOver(id: string, { type, isRegister }: Asked) {
  void takePublished(id);
  if (type === 'publish' && isRegister) kept.update(() => null);
  void loadContent();
}

/** Waits for the end of an order whose screen is not shown, and says it. */
export async function sayEnding(id: string, asked: Asked): Promise<void> {
  try {
    const ending = await ended(id);
    if (ending.state === 'done') takeOver(id, asked);
    const { said, tone } = wordsOfEnding(asked.type, ending);
    notify(said, { tone });
  } catch (error) {
    notify(explain(error), { tone: 'error' });
  }
}

/**
 * Returns a function that shows the order of a publication, unless the screen that gave it has been left by then: on a
 * slow connection that may be seconds later, and nobody is to be called back from what she does meanwhile.
 */
export function publishedHere(show = go): (order: string, files: string[]) => void {
  const here = location.hash;
  return (order, files) => {
    if (location.hash === here) show(href('orden', order, { tipo: 'publish', f: files }));
    else void sayEnding(order, { type: 'publish', files, isRegister: false });
  };
}

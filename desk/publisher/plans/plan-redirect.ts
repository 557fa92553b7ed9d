import type { Order } from '#common/contracts/desk/orders.ts';
import { MOVED_FILE, movedText } from './moved-list.ts';
import { fileIn, type Plan, type PlanContext, refusal } from './plan.ts';

type RedirectOrder = Extract<Order, { type: 'redirect' }>;

/** Lets an address that people open and nothing answers lead to a page, in each language. */
export function planRedirect(context: PlanContext, { from, file }: RedirectOrder): Plan {
  const { root, snapshot, today } = context;
  const known = fileIn(context, file);
  const to = known?.href?.replace(/#.*$/, '');
  if (!known || !to) return refusal(file, [], 'Esa página ya no está en la guía: elegí otra.');
  if (snapshot?.files.some(({ href }) => href === from))
    return refusal(file, [], 'En esa dirección ya hay una página: no hace falta llevarla a otra.');
  const writes = new Map([[MOVED_FILE, movedText(root, { from, to, on: today, name: known.title })]]);
  return { type: 'write', writes, words: `Lleva a ${known.title}: ${from}`, warnings: [], files: [file] };
}

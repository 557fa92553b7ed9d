import type { Change, Mistake } from '../../contract/orders.ts';
import type { PlanContext, Writes } from '../plans/plan.ts';

/** What becomes of a listing's photographs. */
export async function planPhotos(
  _context: PlanContext,
  _change: Change,
  _isRemoved: boolean,
): Promise<{ writes: Writes; mistakes: Mistake[] }> {
  return { writes: new Map(), mistakes: [] };
}

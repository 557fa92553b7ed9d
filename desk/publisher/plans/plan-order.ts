import type { Order } from '#common/contracts/desk/orders.ts';
import type { Git } from '../git.ts';
import type { Plan, PlanContext } from './plan.ts';
import { planChanges } from './plan-changes.ts';
import { planChecks } from './plan-checks.ts';
import { planMove } from './plan-move.ts';
import { planRedirect } from './plan-redirect.ts';
import { planUndo } from './plan-undo.ts';

/** What is carried out at once: one order, or several of type `check`. */
export type Batch = [Order, ...Order[]];

/** Plans the changes of a batch. */
export async function planOrders(context: PlanContext, orders: Batch, git: Git): Promise<Plan> {
  const [order] = orders;
  switch (order.type) {
    case 'preview':
      return planChanges(context, order.changes, '', order.by.name);
    case 'publish':
      return planChanges(context, order.changes, order.words, order.by.name);
    case 'undo':
      return planUndo(order, git);
    case 'check':
      return planChecks(
        context,
        orders.filter((one) => one.type === 'check'),
      );
    // The next need the catalogue's code, which takes a second to load.
    case 'draft':
      return (await import('./plan-draft.ts')).planDraft(context, order);
    case 'accept':
      if (order.answers.road) return (await import('./plan-road-report.ts')).planRoadReport(context, order);
      return (await import('./plan-accept.ts')).planAccept(context, order);
    case 'register':
      return (await import('./plan-register.ts')).planRegister(context, order);
    case 'move':
      return planMove(context, order);
    case 'redirect':
      return planRedirect(context, order);
  }
}

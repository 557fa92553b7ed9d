import path from 'node:path';
import { listingsFolder } from '#catalog/listings/listing-files.ts';
import type { Order } from '#common/contracts/desk/orders.ts';
import type { RegisterField, RegisterReport } from '#common/contracts/desk/register.ts';
import { type ImportPlan, planImport } from '../../editing/import/plan-import.ts';
import { type Read, readRows } from '../../editing/import/read-register.ts';
import { writesOf } from '../../editing/import/write-import.ts';
import { fileIn, type Plan, type PlanContext, refusal } from './plan.ts';

/** As many new pages are named in the answer; the others are in their lists. */
const MOST_PAGES = 5;

/** Plans what a register changes, by the rules of `npm run import`. */
export function planRegister(context: PlanContext, order: Extract<Order, { type: 'register' }>): Plan {
  const read = readRows(order.rows, order.source);
  const plan = planImport(context.root, read.mistakes.length > 0 ? [] : read.entries);
  if (order.step === 'look') {
    return { type: 'nothing', change: null, warnings: [], register: reportOf(context, read, plan) };
  }
  if (read.mistakes.length > 0) return refusal('', [], 'La planilla tiene errores: mirá de nuevo qué cambia.');
  return {
    type: 'write',
    writes: writesOf(context.root, plan),
    words: `Fichas de ${order.name}`,
    warnings: [],
    files: [...plan.added, ...plan.updated].slice(0, MOST_PAGES).map(({ file }) => file),
  };
}

function reportOf(context: PlanContext, { mistakes }: Read, plan: ImportPlan): RegisterReport {
  const titleOf = (file: string) => fileIn(context, file)?.title ?? path.basename(file, '.json');
  return {
    mistakes: mistakes.map(({ row, field, text }) => ({ row, field: field as RegisterField, text })),
    added: plan.added.map(({ entry }) => ({ row: entry.row, name: entry.name, kind: entry.kind })),
    changed: plan.updated
      .filter(({ facts }) => facts.length > 0)
      .map(({ file, facts, entry }) => ({ row: entry.row, name: titleOf(file), file, facts })),
    doubts: [
      ...plan.added.flatMap(({ entry }) => entry.doubts.map((text) => ({ row: entry.row, name: entry.name, text }))),
      ...plan.updated.flatMap(({ file, todo, entry }) =>
        todo.map((text) => ({ row: entry.row, name: titleOf(file), text })),
      ),
    ],
    left: plan.left.map(({ entry, why }) => ({ row: entry.row, name: entry.name, why })),
    gone: mistakes.length > 0 ? [] : plan.gone.map(fileOfListing).map((file) => ({ name: titleOf(file), file })),
    same: plan.same.length,
  };
}

/** "bodegas/bodega-suter" → its file. */
function fileOfListing(ref: string): string {
  const [collection = '', id] = ref.split('/');
  return `${listingsFolder(collection)}/${id}.json`;
}

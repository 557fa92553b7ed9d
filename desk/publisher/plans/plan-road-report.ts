import { type Json, ROADS_FILE } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';
import type { Order } from '#common/contracts/desk/orders.ts';
import { kindOf, readTexts, textsFor, valueIn } from '../../editing/content-files.ts';
import { withReport } from '../../editing/requests/road-report.ts';
import { type Plan, type PlanContext, refusal, schemaOf } from './plan.ts';

type AcceptOrder = Extract<Order, { type: 'accept' }>;

/** Shows a visitor's report of a road on "Antes de salir", until the reader's clock says that it has expired. */
export function planRoadReport(context: PlanContext, { answers, receivedAt, at }: AcceptOrder): Plan {
  const texts = readTexts(context.root, ROADS_FILE, context.languages);
  const before = valueIn(ROADS_FILE, texts);
  if (!isGroup(before)) return refusal(ROADS_FILE, [], 'Esa página ya no está en la guía.');
  const { language = 'es' } = answers;
  const times = { receivedAt: new Date(receivedAt), now: new Date(at) };
  const reports = withReport(before, { answers, language, ...times });
  if (typeof reports === 'string') return refusal(ROADS_FILE, [], reports);
  const value = { ...before, reports: reports as Json };
  const writes = textsFor(ROADS_FILE, texts, value, schemaOf(context, kindOf(ROADS_FILE)));
  return { type: 'write', writes, words: 'Antes de salir: pasó un visitante', warnings: [], files: [ROADS_FILE] };
}

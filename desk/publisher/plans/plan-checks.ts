import path from 'node:path';
import { withCheck } from '#common/contracts/desk/checks.ts';
import { type Json, ROADS_FILE } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import type { Order } from '#common/contracts/desk/orders.ts';
import { kindOf, readTexts, textsFor, valueIn } from '../../editing/content-files.ts';
import { logCall } from '../calls-log.ts';
import { fileIn, type Plan, type PlanContext, refusal, schemaOf, type Writes } from './plan.ts';

type CheckOrder = Extract<Order, { type: 'check' }>;

/**
 * Writes what people confirmed into the log of each file. The other two answers write no content: changes are entered
 * in the form, and an unanswered call confirms nothing.
 */
export function planChecks(context: PlanContext, orders: CheckOrder[]): Plan {
  const values = new Map<string, Json>();
  for (const order of orders) {
    const { file, facts, answer, by } = order;
    if (answer === 'unreachable') {
      const folder = path.join(context.folder, 'published');
      logCall(folder, { file, facts, on: context.today, by: by.name });
    }
    if (answer !== 'same') continue;
    const before = values.get(file) ?? valueIn(file, readTexts(context.root, file, context.languages));
    const value = confirmed(file, before, order, context.today);
    if (typeof value === 'string') return refusal(file, [], value);
    values.set(file, value);
  }
  if (values.size === 0) return { type: 'nothing', change: null, warnings: [] };
  const writes: Writes = new Map();
  for (const [file, value] of values) {
    const texts = readTexts(context.root, file, context.languages);
    for (const [part, text] of textsFor(file, texts, value, schemaOf(context, kindOf(file)))) writes.set(part, text);
  }
  const names = [...values.keys()].map((file) => fileIn(context, file)?.title ?? file);
  return { type: 'write', writes, words: `Confirmado: ${names.join(', ')}`, warnings: [], files: [...values.keys()] };
}

/** The file with one more line in its log; a sentence in Spanish if it cannot have one. */
function confirmed(file: string, value: Json, order: CheckOrder, today: string): Group | string {
  if (!isGroup(value)) return 'Esta ficha ya no está.';
  if (file === ROADS_FILE) return withRoads(value, order, today);
  const check = { day: today, by: order.by.name, how: 'llamada', facts: order.facts };
  const add = (group: Group): Group => ({ ...group, checks: withCheck(group.checks, check) });
  return isGroup(value.facts) ? { ...value, facts: add(value.facts) } : add(value);
}

/** Repeats the newest state of an unchanged road with today's date. */
function withRoads(value: Group, { facts, by }: CheckOrder, today: string): Group | string {
  const roads = Array.isArray(value.roads) ? value.roads.filter(isGroup) : [];
  const asked = facts.map((fact) => fact.replace(/^roads\./, ''));
  const unknown = asked.find((id) => !roads.some((road) => road.id === id && statesOf(road).length > 0));
  if (unknown !== undefined) return 'De ese camino no hay un estado anterior: escribí cómo está en su ficha.';
  return {
    ...value,
    roads: roads.map((road): Group => {
      const [newest] = statesOf(road).sort((a, b) => String(b.date).localeCompare(String(a.date)));
      if (!newest || !asked.includes(String(road.id)) || newest.date === today) return road;
      return { ...road, states: [{ ...newest, date: today, by: by.name }, ...statesOf(road)] };
    }),
  };
}

const statesOf = (road: Group): Group[] => (Array.isArray(road.states) ? road.states.filter(isGroup) : []);

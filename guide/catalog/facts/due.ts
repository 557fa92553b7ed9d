import { BY_HARM } from './freshness.ts';
import type { InventoryFact } from './inventory.ts';
import { firstDay, ownersDay } from './known-day.ts';

/** One call: everything to ask about one listing, page or place. */
export type Due = { name: string; file: string; facts: InventoryFact[] };

/**
 * The facts to check this month: those that are unconfirmed, old, or grow old before the month ends. Sorted by the harm
 * that a wrong value does, then oldest first; facts that nobody ever checked count as the oldest.
 * @param today as "2026-11-21"
 */
export function dueThisMonth(facts: readonly InventoryFact[], today: string): Due[] {
  const due = facts.filter(
    ({ state, oldOn }) => state !== 'unknown' && (oldOn === null || oldOn.slice(0, 7) <= today.slice(0, 7)),
  );
  const byFile = Map.groupBy(due.sort(byHarmAndAge), ({ file }) => file);
  return [...byFile.values()].flatMap((facts) =>
    facts[0] ? [{ name: facts[0].name, file: facts[0].file, facts }] : [],
  );
}

const harm = ({ kind }: InventoryFact) => (kind === null ? BY_HARM.length : BY_HARM.indexOf(kind));
const age = ({ on }: InventoryFact) => (on === null ? '' : firstDay(on));

const byHarmAndAge = (a: InventoryFact, b: InventoryFact) => harm(a) - harm(b) || age(a).localeCompare(age(b));

/** Formats the list for the owner: one line per call. */
export function dueLines(due: readonly Due[], most = Infinity): string[] {
  const lines = due.slice(0, most).map(({ name, file, facts }) => {
    const asked = facts.map(({ label, on }) => `${label} (${ownersDay(on)})`);
    return `  ${name}: ${asked.join(', ')}. ${file}`;
  });
  const more = due.length - lines.length;
  return more > 0 ? [...lines, `  … y ${more} más: npm run facts -- due`] : lines;
}

/** Counts the facts of each group by state, as a Markdown table. */
export function countTable(facts: readonly InventoryFact[]): string[] {
  const states = ['fresh', 'old', 'unconfirmed', 'unknown'] as const;
  const row = (name: string, of: readonly InventoryFact[]) =>
    `| ${[name, ...states.map((state) => of.filter((fact) => fact.state === state).length)].join(' | ')} |`;
  return [
    `| | ${states.join(' | ')} |`,
    `|---|${states.map(() => '--:').join('|')}|`,
    ...[...Map.groupBy(facts, ({ group }) => group)].map(([group, of]) => row(group, of)),
    row('all', facts),
  ];
}

import { BY_HARM } from './freshness.ts';
import type { InventoryFact } from './inventory.ts';
import { firstDay, ownersDay } from './known-day.ts';

/** One call: all that is to be asked of one listing, page or place. */
export type Due = { name: string; file: string; facts: InventoryFact[] };

/**
 * What must be asked this month: what is unconfirmed, old, or grows old before the month ends. First what does most harm
 * when it is wrong, then what is oldest; what nobody ever checked is older than anything.
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

/** The list as the owner reads it: one line for each call. */
export function dueLines(due: readonly Due[], most = Infinity): string[] {
  const lines = due.slice(0, most).map(({ name, file, facts }) => {
    const asked = facts.map(({ label, on }) => `${label} (${ownersDay(on)})`);
    return `  ${name}: ${asked.join(', ')}. ${file}`;
  });
  const more = due.length - lines.length;
  return more > 0 ? [...lines, `  … y ${more} más: npm run facts -- due`] : lines;
}

/** How many facts of each group are in each state, as a table in Markdown. */
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

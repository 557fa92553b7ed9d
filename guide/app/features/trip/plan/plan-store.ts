import { type Stored, stored } from '#common/lib/storage/stored.ts';
import { emptyPlan, type Plan, readPlan } from './plan.ts';

const KEY = 'mi-viaje';
/** A plan stored by an older or newer guide that this one cannot read is kept here for one that can. */
const ASIDE = 'mi-viaje-sin-leer';

/** The visitor's plan, in step with every open tab. */
export const storedPlan: Stored<Plan> = stored({ key: KEY, initial: emptyPlan, parse, format });

function parse(text: string): Plan {
  try {
    const { version, plan } = JSON.parse(text) as { version?: unknown; plan?: unknown };
    if (version !== 1) throw new TypeError(`The plan is of version ${String(version)}.`);
    return readPlan(plan).plan;
  } catch (error) {
    setAside(text);
    throw error;
  }
}

function format(plan: Plan): string {
  return JSON.stringify({ version: 1, plan });
}

function setAside(text: string) {
  try {
    localStorage.setItem(ASIDE, text);
  } catch (error) {
    console.warn('A plan that could not be read could not be set aside either.', error);
  }
}

/** Whether the browser has stored the plan as it is now: false if its storage is full or refused. */
export function isStored(plan: Plan): boolean {
  if (plan === emptyPlan) return true;
  try {
    const found = localStorage.getItem(KEY);
    // Both are read again, because the order of a plan's properties does not matter.
    return found !== null && format(parse(found)) === format(readPlan(plan).plan);
  } catch {
    return false; // the caller tells the visitor
  }
}

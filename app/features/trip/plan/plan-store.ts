import { type Stored, stored } from '#app/lib/storage/stored.ts';
import { emptyPlan, type Plan, readPlan } from './plan.ts';

const KEY = 'mi-viaje';
/** What an older or newer guide left under the key and this one cannot read: kept for one that can. */
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

/** Whether the browser keeps the plan as it is now: false where its storage is full, or refused. */
export function isStored(plan: Plan): boolean {
  if (plan === emptyPlan) return true;
  try {
    const found = localStorage.getItem(KEY);
    // Read anew, because the order in which parts of a plan were written is no part of it.
    return found !== null && format(parse(found)) === format(readPlan(plan).plan);
  } catch {
    return false; // told to the visitor by whoever asks
  }
}

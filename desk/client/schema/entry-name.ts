import type { Json } from '#common/contracts/desk/content.ts';
import { isDay } from '#common/lib/days.ts';
import { dayText } from '../shell/when.ts';
import { isObject } from './shape.ts';

const LONGEST = 80;

/** The keys that name an entry, and those that only the guide reads. */
const NAMES = ['name', 'title', 'label', 'question', 'nombre', 'who', 'from'];
const OURS = ['id', 'print'];
/** "buenos-aires", "morning": an id or a choice, in the guide's own words. */
const ID = /^[a-z0-9]+([-/][a-z0-9]+)*$/;

const isForUs = (text: string): boolean => ID.test(text) || /^(\/|https?:)/.test(text);

/**
 * The text by which a person would recognise an entry of a list; empty if it has none.
 * @param pageName the name of the page at an address; an address is no name
 */
export function entryName(entry: Json | undefined, pageName: (value: string) => string | null = () => null): string {
  if (!isObject(entry)) return '';
  const keys = [...NAMES, ...Object.keys(entry).filter((key) => !OURS.includes(key))];
  const texts = keys.flatMap((key) => (typeof entry[key] === 'string' ? entry[key] : []));
  const named = texts.map((text) => pageName(text) ?? (isDay(text) ? dayText(text) : isForUs(text) ? '' : text));
  return named.find((name) => name !== '')?.slice(0, LONGEST) ?? '';
}

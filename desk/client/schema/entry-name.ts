import type { Json } from '#common/contracts/desk/content.ts';
import { isDay } from '#common/lib/days.ts';
import { dayText } from '../shell/when.ts';
import { isObject } from './shape.ts';

/** The text by which a person would recognise an entry of a list; empty if it has none. */
export function entryName(entry: Json | undefined): string {
  if (!isObject(entry)) return '';
  const named = entry.name ?? entry.title ?? entry.label ?? entry.question ?? entry.who;
  const text = typeof named === 'string' ? named : Object.values(entry).find((value) => typeof value === 'string');
  if (typeof text !== 'string') return '';
  return isDay(text) ? dayText(text) : text.slice(0, 80);
}

import type { Thing } from '#views/trip-views.ts';

export type Contact = { name: string; phone: string };

/** Whom to call about a stop: itself, or those who run it or sell tours like it. What is made up has nobody. */
export function contactsOf({ name, phone, askAt = [], isSample }: Thing): Contact[] {
  if (isSample) return [];
  return phone ? [{ name, phone }] : askAt;
}

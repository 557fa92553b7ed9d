import type { Trust } from '#views/trust-views.ts';

/** More sentences than this are a list of the page's sources, and fold. */
const MOST_OPEN = 3;

/**
 * The sentences on how far facts may be trusted that stay longest: of those that follow one another with time, the last.
 */
export const lastingLines = ({ lines, unconfirmed }: Trust): string[] => [
  ...lines.filter(({ until }) => !until).map(({ text }) => text),
  ...(unconfirmed ? [unconfirmed] : []),
];

/** Whether there are too many of them to stand open. */
export const isLongTrust = (trust: Trust): boolean => lastingLines(trust).length > MOST_OPEN;

import type { Trust } from '#views/trust-views.ts';

/**
 * The sentences on how far facts may be trusted that stay longest: of those that follow one another with time, the last.
 */
export const lastingLines = ({ lines, unconfirmed }: Trust): string[] => [
  ...lines.filter(({ until }) => !until).map(({ text }) => text),
  ...(unconfirmed ? [unconfirmed] : []),
];

import type { Card } from '#app/catalog/views.ts';

/** Whether a filter keeps a card. */
export const isKeptBy =
  (filter: string) =>
  ({ filters }: Pick<Card, 'filters'>): boolean =>
    filter === 'all' || filters.includes(filter);

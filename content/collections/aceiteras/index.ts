import { z } from 'zod';
import { defineCollection } from '#app/catalog/collection.ts';
import { contact, listing, words } from '#app/catalog/schema.ts';
import type { Fact } from '#app/catalog/views.ts';

export default defineCollection({
  type: 'aceitera',
  path: '/aceiteras-en-san-rafael-mendoza',
  indexed: false,
  schemaType: 'LocalBusiness',
  schema: listing.extend({
    ...contact,
    horarios: words.nullable().default(null),
    reconocimientos: z.array(words).default([]),
    /** True only where a source says so; false means unknown. */
    visita_guiada: z.boolean(),
    venta_al_publico: z.boolean(),
  }),
  filters: {
    visita_guiada: (mill) => mill.visita_guiada,
    venta_publico: (mill) => mill.venta_al_publico,
  },
  channels: (mill) => mill,
  card: ({ visita_guiada, venta_al_publico }, { t }) => ({
    facts: [
      ...(visita_guiada ? [{ icon: 'ticket', text: t('filters.visita_guiada') } satisfies Fact] : []),
      ...(venta_al_publico ? [{ icon: 'shopping-bag', text: t('filters.venta_publico') } satisfies Fact] : []),
    ],
  }),
  detail: ({ horarios, reconocimientos }, { t }) => ({
    facts: [{ icon: 'clock', label: t('facts.schedule'), text: horarios ?? t('unknown.schedule') }],
    sections:
      reconocimientos.length === 0
        ? []
        : [
            {
              kind: 'facts',
              title: t('reconocimientos'),
              items: reconocimientos.map((text) => ({ icon: 'badge-check', text })),
            },
          ],
  }),
});

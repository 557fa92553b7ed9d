import { z } from 'zod';
import { seasonal } from '#catalog/content/desk-hints.ts';
import { practical, priceLevel, visiting } from '#catalog/content/practical-fields.ts';
import { contact, listing, text } from '#catalog/content/schema.ts';
import { defineCollection } from '#catalog/listings/collection.ts';
import type { Fact } from '#views/views.ts';

export default defineCollection({
  type: 'aceitera',
  path: '/aceiteras-en-san-rafael-mendoza',
  opening: 'aceiteras/portada',
  night: 'aceiteras/portada-night',
  kindPicture: 'pages/guia-cards-aceiteras',
  icon: 'leaf',
  indexed: false,
  schemaType: 'LocalBusiness',
  schema: listing.extend({
    ...contact,
    ...visiting,
    ...practical,
    priceLevel,
    horarios: seasonal(text.nullable().default(null)),
    reconocimientos: z.array(text).default([]),
    /** True only where a source says so; false means unknown. */
    visita_guiada: z.boolean().default(false),
    venta_al_publico: z.boolean().default(false),
  }),
  filters: {
    visita_guiada: (mill) => mill.visita_guiada,
    venta_publico: (mill) => mill.venta_al_publico,
  },
  facts: { horarios: 'hours', visita_guiada: 'booking', venta_al_publico: 'booking' },
  channels: (mill) => mill,
  kind: (_mill, { t }) => t('kind'),
  card: ({ visita_guiada, venta_al_publico }, { t }) => ({
    facts: [
      ...(visita_guiada ? [{ icon: 'ticket', text: t('filters.visita_guiada') } satisfies Fact] : []),
      ...(venta_al_publico ? [{ icon: 'shopping-bag', text: t('filters.venta_publico') } satisfies Fact] : []),
    ],
  }),
  detail: ({ horarios, reconocimientos }, { t, dated }) => ({
    facts: horarios ? [{ icon: 'clock', label: t('facts.schedule'), text: horarios, ...dated('horarios') }] : [],
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

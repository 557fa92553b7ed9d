import { z } from 'zod';
import { parseContent } from '#app/catalog/content/problems.ts';
import { readJson } from '#app/catalog/content/read-file.ts';
import { text } from '#app/catalog/content/schema.ts';
import type { BuildContext } from './build-context.ts';

const FILE = 'content/pages/telefonos.json';
const line = z.object({ id: text, number: text, name: text, detail: text });
const phones = z.object({
  shortLines: z.array(line),
  translations: z.record(z.string(), z.object({ shortLines: z.array(line.partial()).optional() })).default({}),
});

/** Those that a traveller on the road may need: the rest is for the phones' own page. */
const ON_THE_ROAD = ['911', '107', '100', '103'];

export type EmergencyLine = { number: string; name: string; detail: string };

/** The short numbers for emergencies, which are free and need no credit, as the page of phones has them. */
export function emergencyLines({ catalogue, language }: BuildContext): EmergencyLine[] {
  const { shortLines, translations } = parseContent(phones, readJson(catalogue.root, FILE), FILE);
  const translated = translations[language]?.shortLines ?? [];
  return shortLines
    .map((one, index) => ({ ...one, ...translated[index] }))
    .filter(({ id }) => ON_THE_ROAD.includes(id))
    .map(({ number, name, detail }) => ({ number, name, detail }));
}

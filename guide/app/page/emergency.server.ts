import { z } from 'zod';
import { idText, text } from '#catalog/content/schema.ts';
import { parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';
import type { BuildContext } from './build-context.ts';

const FILE = 'content/pages/telefonos.json';
const words = { number: text, name: text, detail: text };
const translated = { number: text.exactOptional(), name: text.exactOptional(), detail: text.exactOptional() };
const phones = z.object({
  shortLines: z.array(z.object({ id: idText, ...words })),
  translations: z.record(z.string(), z.object({ shortLines: z.array(z.object(translated)).optional() })).default({}),
});

/** The ids of the numbers that a traveller on the road may need; the rest are on the page of phones only. */
const ON_THE_ROAD = ['911', '107', '100', '103'];

export type EmergencyLine = { number: string; name: string; detail: string };

/** The short emergency numbers from the page of phones, which are free and need no credit. */
export function emergencyLines({ catalogue, language }: BuildContext): EmergencyLine[] {
  const { shortLines, translations } = parseContent(phones, readJson(catalogue.root, FILE), FILE);
  const ownWords = translations[language]?.shortLines ?? [];
  return shortLines
    .map((one, index) => ({ ...one, ...ownWords[index] }))
    .filter(({ id }) => ON_THE_ROAD.includes(id))
    .map(({ number, name, detail }) => ({ number, name, detail }));
}

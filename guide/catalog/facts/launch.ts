import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { missingForLive } from '#common/contracts/live.ts';
import { inSpanish } from '#reading/mistakes/in-spanish.ts';
import { filesIn, readJson } from '#reading/read-file.ts';
import type { InventoryFact } from './inventory.ts';
import { ownersDay } from './known-day.ts';

/** A wrong or old fact of these kinds can hurt somebody, or leave them stranded. */
const DANGEROUS: ReadonlySet<InventoryFact['kind']> = new Set(['road', 'season']);

/** The placeholders in the owner's words. */
const FIELDS: Record<string, string> = {
  url: 'la dirección web de la guía',
  email: 'el correo',
  phone: 'el teléfono',
  whatsapp: 'el WhatsApp',
  instagram: 'el Instagram',
  facebook: 'el Facebook',
  'privacy.responsible': 'quién responde por los datos (nombre legal)',
  'privacy.address': 'el domicilio de quien responde por los datos (Ley 25.326, artículo 6)',
};

/** One open matter before the demo can go live, with the work it involves. */
export type Matter = { title: string; lines: string[] };

/** Everything still open before the demo can go live, most harmful first. */
export function launchMatters(catalogue: Catalogue, facts: readonly InventoryFact[]): Matter[] {
  const matters: Matter[] = [
    { title: 'Puede lastimar a alguien: caminos, veda y baño sin confirmar o viejos', lines: dangers(facts) },
    {
      title: 'Frena la publicación: en content/site.json falta',
      lines: missingForLive(catalogue.site).map((field) => `${FIELDS[field] ?? field} ("${field}")`),
    },
    { title: 'Fichas con contacto viejo o sin confirmar: llamar', lines: contacts(facts) },
    { title: 'Fichas por revisar antes de publicar', lines: toReview(catalogue) },
    { title: 'No se publica, porque es inventado: fichas de ejemplo', lines: samples(catalogue) },
    { title: 'No se publica, porque es inventado: datos de ejemplo en fichas reales', lines: sampleFields(catalogue) },
    { title: 'No se publica, porque es inventado: en las páginas', lines: pageSamples(catalogue) },
    { title: 'Borradores sin terminar', lines: catalogue.drafts.map((draft) => inSpanish(draft) ?? draft) },
  ];
  return matters.filter(({ lines }) => lines.length > 0);
}

/** The same as terminal output for the owner: a heading and its lines for each matter. */
export function launchReport(catalogue: Catalogue, facts: readonly InventoryFact[]): string[] {
  const open = launchMatters(catalogue, facts);
  const mode =
    catalogue.site.mode === 'live'
      ? 'La guía está publicada (mode: live).'
      : 'La guía está en modo demostración (mode: demo).';
  if (open.length === 0) return [mode, 'No queda nada pendiente.'];
  return [
    mode,
    ...open.flatMap(({ title, lines }, index) => [
      '',
      `${index + 1}. ${title} (${lines.length})`,
      ...lines.map((line) => `   - ${line}`),
    ]),
  ];
}

function dangers(facts: readonly InventoryFact[]): string[] {
  return facts
    .filter(({ kind, state }) => DANGEROUS.has(kind) && state !== 'fresh')
    .map(
      ({ name, label, on, file }) =>
        `${name}, ${label}: ${on === null ? ownersDay(on) : `lo último, ${ownersDay(on)}`} (${file})`,
    );
}

function contacts(facts: readonly InventoryFact[]): string[] {
  const asked = facts.filter(({ kind, state }) => kind === 'contact' && state !== 'fresh');
  return [...Map.groupBy(asked, ({ file }) => file)].map(
    ([file, of]) => `${of[0]?.name}: ${of.map(({ label, on }) => `${label}, ${ownersDay(on)}`).join('; ')} (${file})`,
  );
}

function toReview({ collections }: Catalogue): string[] {
  return collections.flatMap(({ name, listings }) =>
    listings
      .filter(({ needsReview, isSample }) => needsReview && !isSample)
      .map((listing) => `${listing.name} (${name}/${listing.id}): ${listing.todo.join(' ') || 'sin una fuente firme'}`),
  );
}

function samples({ collections }: Catalogue): string[] {
  return collections.flatMap(({ name, listings }) => {
    const samples = listings.filter(({ isSample }) => isSample);
    if (samples.length === 0) return [];
    const rest = listings.length - samples.length;
    const consequence = rest === 0 ? 'la categoría queda vacía y lo dice' : `quedan ${rest} reales`;
    return [`${name}: ${samples.length} de ejemplo; ${consequence}`];
  });
}

function sampleFields({ collections }: Catalogue): string[] {
  return collections.flatMap(({ name, listings }) => {
    const fields = listings.flatMap(({ sampleFields }) => sampleFields);
    const counts = [...Map.groupBy(fields, (field) => field)].map(([field, all]) => `${field} en ${all.length}`);
    return counts.length === 0 ? [] : [`${name}: ${counts.join(', ')}`];
  });
}

function pageSamples({ root }: Catalogue): string[] {
  return filesIn(root, 'content/pages').flatMap((file) => {
    const count = samplesIn(readJson(root, `content/pages/${file}`));
    return count === 0 ? [] : [`content/pages/${file}: ${count} de ejemplo (testimonios, beneficios o agencias)`];
  });
}

function samplesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'sample' in value && value.sample === true ? 1 : 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + samplesIn(inner), own);
}

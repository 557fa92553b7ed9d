import { dueThisMonth } from '#catalog/facts/due.ts';
import { type InventoryFact, inventoryOf } from '#catalog/facts/inventory.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { type Json, ROADS_FILE } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import type { Call, DueFact } from '#common/contracts/desk/snapshot.ts';
import { digits } from '#common/lib/text/phone.ts';

type Files = {
  valueIn: (file: string) => Json;
  nameOf: (file: string) => string | undefined;
  labelOf: (file: string, field: string) => string | undefined;
};

/** Each fact of a page is about somebody else, who is asked alone; a listing and a place are asked about all of theirs. */
const PAGES = 'content/pages/';

/**
 * The calls to make: for facts that may have changed, and for the state of the roads this morning.
 * @param files return the value of a content file, its title in the desk, and what its form calls a field
 * @param today as "2026-11-22", in San Rafael
 */
export function readCalls(catalogue: Catalogue, files: Files, today: string) {
  const facts = inventoryOf(catalogue, today);
  const isRoad = ({ kind }: InventoryFact) => kind === 'road';
  const callsFor = (asked: InventoryFact[]) =>
    dueThisMonth(asked, today).flatMap(({ name, file, facts: due }) => {
      const title = files.nameOf(file) ?? name;
      if (!file.startsWith(PAGES)) return callOf(title, file, due, files, catalogue);
      return due.map((fact) => callOf(fact.label, file, [{ ...fact, label: `En «${title}»` }], files, catalogue));
    });
  return {
    facts,
    due: callsFor(facts.filter((fact) => !isRoad(fact))),
    roads: [...roadsToday(files.valueIn(ROADS_FILE), today, catalogue), ...callsFor(facts.filter(isRoad))],
  };
}

function callOf(name: string, file: string, due: InventoryFact[], files: Files, { site }: Catalogue): Call {
  const value = files.valueIn(file);
  const content: Group = isGroup(value) ? (isGroup(value.facts) ? value.facts : value) : {};
  const facts = due.map(({ group, field, label, state, on }) => {
    const isSilent = state === 'unknown' || (group === 'places' && on === null); // a place may say nothing of it
    return {
      field,
      label: file.startsWith(PAGES) ? label : (files.labelOf(file, field) ?? label),
      value: factIn(content, field) ?? (isSilent ? null : WRITTEN),
      lastOn: on,
    };
  });
  const [asked] = due;
  const party = (file.startsWith(PAGES) && asked && entryOf(content, asked.field)) || content;
  return {
    file,
    name,
    facts,
    phone: internationalDigits(party.phone ?? party.number),
    whatsapp: internationalDigits(party.whatsapp),
    question: questionFor(name, facts, site.name),
  };
}

/** Calls for the roads whose state nobody has reported today. */
function roadsToday(value: Json, today: string, { site }: Catalogue): Call[] {
  const roads = isGroup(value) && Array.isArray(value.roads) ? value.roads.filter(isGroup) : [];
  return roads.flatMap((road) => {
    const states = Array.isArray(road.states) ? road.states.filter(isGroup) : [];
    const newest = states.sort((a, b) => String(b.date).localeCompare(String(a.date)))[0];
    if (newest?.date === today) return [];
    const asked = (Array.isArray(road.ask) ? road.ask : []).filter(isGroup).find(({ number }) => number !== null);
    const name = String(road.name);
    const fact: DueFact = {
      field: `roads.${road.id}`,
      label: 'el estado del camino',
      value: newest ? String(newest.text) : null,
      lastOn: newest ? String(newest.date) : null,
    };
    return [
      {
        file: ROADS_FILE,
        name,
        facts: [fact],
        phone: internationalDigits(asked?.number),
        whatsapp: null,
        question: questionFor(name, [fact], site.name),
      },
    ];
  });
}

/** The message for the owner to send by WhatsApp. */
function questionFor(name: string, facts: DueFact[], guide: string): string {
  const lines = facts.map(({ label, value }) => `• ${capital(label)}: ${value ?? '¿?'}`);
  return [
    `¡Hola! Les escribo de ${guide}, la guía turística. Tenemos publicado esto de ${name}:`,
    ...lines,
    '¿Sigue igual? Si algo cambió, contanos y lo corregimos. ¡Gracias!',
  ].join('\n');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "+54 260 442-7448" → "542604427448"; an Argentine number without a country code gets it; null for none. */
function internationalDigits(phone: Json | undefined): string | null {
  if (typeof phone !== 'string') return null;
  const dialled = digits(phone);
  if (phone.trim().startsWith('+') || dialled.length <= 3) return dialled;
  return /^0[1-9]/.test(dialled) && !/^0[89]00/.test(dialled) ? `54${dialled.slice(1)}` : dialled;
}

/** A fact that a page tells in its text, too long to repeat. */
const WRITTEN = 'Lo que dice su página';

/** A fact of a file in words; null if it is unknown, or told in a text. */
function factIn(content: Group, field: string): string | null {
  if (field === 'coordinates' && typeof content.lat === 'number') return `${content.lat}, ${content.lng}`;
  const value = content[field] ?? valueOfEntry(content, field);
  return field === 'distanceKm' && typeof value === 'number' ? `${value} km` : inWords(value);
}

/** The keys that can hold the fact of an entry of a page. */
const DETAIL_FIELDS = ['number', 'temporada', 'hours', 'address', 'phone', 'time', 'text', 'detail', 'serves', 'intro'];

/** What the entry that a fact names says of it. */
function valueOfEntry(content: Json, field: string): Json {
  const entry = entryOf(content, field);
  return DETAIL_FIELDS.map((name) => entry?.[name]).find((detail) => typeof detail === 'string') ?? null;
}

/** The entry that a fact names: by its id, or after a word for its type ("temporada-valle-grande"). */
function entryOf(content: Json, field: string): Group | null {
  if (Array.isArray(content)) {
    return content.map((entry) => entryOf(entry, field)).find((found) => found !== null) ?? null;
  }
  if (!isGroup(content)) return null;
  const { id, translations: _, checks: _log, ...rest } = content;
  const isMeant = typeof id === 'string' && (field === id || field.endsWith(`-${id}`));
  return isMeant ? content : entryOf(Object.values(rest), field);
}

/** A value in words; null if it is unknown. */
function inWords(value: Json): string | null {
  if (value === null) return null;
  if (typeof value === 'number') return value >= 1000 ? `$${value.toLocaleString('es-AR')}` : String(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(entryInWords).join('; ') || null;
  return value.lat === undefined ? JSON.stringify(value) : `${value.lat}, ${value.lng}`;
}

/** An entry of a list: a word, or a rule of opening hours. */
function entryInWords(entry: Json): string {
  if (!isGroup(entry) || !Array.isArray(entry.days)) return inWords(entry) ?? '';
  const times = Array.isArray(entry.times) && entry.times.length > 0 ? entry.times.join(' y ') : 'cerrado';
  return `${entry.days.join(', ')}: ${times}`;
}

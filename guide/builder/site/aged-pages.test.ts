/** Checks prices, hours, timetables and seasons on practical pages that are read long after the guide was built. */
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#app/entry.server.tsx';
import { copySmallContent } from '#catalog/content/test-content.ts';
import { FRESH_DAYS } from '#catalog/facts/freshness.ts';
import { addDays } from '#common/lib/days.ts';
import { readSite, type Site } from './site.server.ts';

afterEach(() => void vi.useRealTimers());

const MARCH = '2026-03-10';
/** A second date, to tell two notes on one page apart. */
const APRIL = '2026-04-10';
const LAST_DAY_OF_SEASON = '2026-08-31';
const check = (facts: string[], on = MARCH) => ({ on, how: 'llamada', facts });
const GONE = 'Dato vencido: preguntá antes de ir';
const OLD = {
  [MARCH]: 'Dato de marzo de 2026: confirmalo antes de ir',
  [APRIL]: 'Dato de abril de 2026: confirmalo antes de ir',
};

type Json = Record<string, unknown>;

/** Read once, in the first test that needs it. */
let read: Promise<Site> | undefined;

async function siteWithChecks(): Promise<Site> {
  const { root, set, read: textOf } = copySmallContent();
  const page = (name: string) => `content/pages/${name}.json`;
  const setPage = (name: string, fields: Json) => set(page(name), { ...fields, translations: {} });
  const contentOf = (name: string) => JSON.parse(textOf(page(name))) as Json;
  const tips = contentOf('consejos') as { accordion: Json[]; office: Json };
  setPage('consejos', {
    accordion: tips.accordion.map((tip) =>
      tip.id === 'estacionamiento' ? { ...tip, intro: 'Se paga por hora.', items: ['La hora sale $777.'] } : tip,
    ),
    office: { ...tips.office, phone: '+54 260 442-0000', hours: 'Todos los días de 7:07 a 19:07' },
    checks: [check(['estacionamiento']), check(['oficina'], APRIL)],
  });
  const [first, ...others] = (contentOf('telefonos') as { entries: Json[] }).entries;
  const entry = { ...first, id: 'la-oficina', number: '+54 260 442-1111', hours: 'De 8:08 a 13:08' };
  setPage('telefonos', { entries: [entry, ...others], checks: [check(['la-oficina'])] });
  const { buses } = contentOf('transporte') as { buses: { companies: Json[] } };
  const line = { id: 'la-linea', name: 'La Línea', text: 'Cada 77 minutos.', sources: [] };
  setPage('transporte', { buses: { ...buses, companies: [line] }, checks: [check(['linea-la-linea'])] });
  const { bus } = contentOf('como-llegar') as { bus: Json };
  const company = {
    id: 'la-empresa',
    name: 'La Empresa',
    serves: 'Puerto Setenta',
    confirmed: true,
    sources: [],
    todo: null,
  };
  setPage('como-llegar', { bus: { ...bus, companies: [company] }, checks: [check(['micro-la-empresa'])] });
  const { spots } = contentOf('pesca') as { spots: Json[] };
  setPage('pesca', {
    spots: spots.map((spot, index) => (index === 0 ? { ...spot, temporada: 'Hasta el día 77', notas: null } : spot)),
    checks: [{ ...check([`temporada-${String(spots[0]?.id)}`]), until: LAST_DAY_OF_SEASON }],
  });
  return readSite(root);
}

/** The HTML of a page on a day, without hidden elements, and with plain spaces where a line may not end. */
async function shownOn(day: string, address: string): Promise<string> {
  read ??= siteWithChecks();
  const site = await read;
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00-03:00`), toFake: ['Date'] });
  const page = site.pages.find((page) => page.address === address);
  const layout = page && site.layouts.get(page.language);
  if (!layout) throw new Error(`There is no page ${address}.`);
  const html = await renderPage(page, layout, site.resources);
  return html.replaceAll('\u00a0', ' ').replace(/<(span|div|p) [^>]*\bhidden(=""| |>)[\s\S]*?<\/\1>/g, '');
}

test.each([
  ['the price of a tip', '/consejos-para-viajar-a-san-rafael', '$777', 'Se paga por hora.', MARCH, FRESH_DAYS.price],
  ['the hours of an office', '/consejos-para-viajar-a-san-rafael', '7:07', '+54 260 442-0000', APRIL, FRESH_DAYS.hours],
  ['the hours of a number', '/telefonos-utiles-san-rafael', '8:08', '+54 260 442-1111', MARCH, FRESH_DAYS.hours],
  ['a bus line', '/transporte-en-san-rafael-como-moverse', 'Cada 77', 'La Línea', MARCH, FRESH_DAYS.timetable],
  ['a coach', '/como-llegar-a-san-rafael-mendoza', 'Puerto Setenta', 'La Empresa', MARCH, FRESH_DAYS.timetable],
] as const)(
  '%s is shown as fresh, then as old, then not at all; the rest stays',
  async (_what, address, fact, rest, checked, days) => {
    const words = `${OLD[checked]}</`;
    const fresh = await shownOn(addDays(checked, days - 1), address);
    expect(fresh).toContain(fact);
    expect(fresh).not.toContain(words);
    for (const day of [addDays(checked, days), addDays(checked, 2 * days - 1)]) {
      const old = await shownOn(day, address);
      expect(old).toContain(fact);
      expect(old).toContain(words);
    }
    for (const day of [addDays(checked, 2 * days), addDays(checked, 20 * days)]) {
      const expired = await shownOn(day, address);
      expect(expired).not.toContain(fact);
      expect(expired).toContain(GONE);
      expect(expired).toContain(rest);
    }
  },
);

test('a season is over on the day after its last', async () => {
  const address = '/pesca-deportiva-en-san-rafael';
  expect(await shownOn(LAST_DAY_OF_SEASON, address)).toContain('Hasta el día 77');
  const over = await shownOn(addDays(LAST_DAY_OF_SEASON, 1), address);
  expect(over).not.toContain('Hasta el día 77');
  expect(over).toContain(GONE);
});

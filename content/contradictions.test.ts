import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readRealCatalogue } from '#catalog/content/test-content.ts';
import { doorIn } from '#catalog/geography/house-numbers.ts';
import { districtNamed } from '#catalog/geography/whereabouts.ts';
import { listingsFolder } from '#catalog/listings/listing-files.ts';
import { fold } from '#common/lib/text/fold.ts';
import { type DistrictId, districts } from '#map/browser/districts.ts';
import { readJson } from '#reading/read-file.ts';

type Written = {
  file: string;
  name: string;
  location: string;
  description?: string | null;
  district?: DistrictId | null;
  distanceKm?: number | null;
  sample?: boolean;
  checks?: { how: string; facts: string[] }[];
};

/** Every real listing as its file holds it. */
async function readWritten(): Promise<Written[]> {
  const { root, collections } = await readRealCatalogue();
  return collections
    .flatMap(({ name, listings }) => listings.map(({ id }) => `${listingsFolder(name)}/${id}.json`))
    .map((file) => ({ ...(readJson(root, file) as Omit<Written, 'file'>), file })) // checked by the catalogue
    .filter(({ sample }) => !sample);
}

const NUMBERS = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const DISTANCE = /\ba (?:unos |casi )?(\d+(?:,\d+)?|\p{L}+) (?:km|kilometros) (?:de la (?:ciudad|plaza)|del centro)/u;

/** The kilometres from the city that a text states, in figures or in a word; null if it states none. */
function kilometresIn(text: string): number | null {
  const said = DISTANCE.exec(fold(text))?.[1];
  if (said === undefined) return null;
  const word = NUMBERS.indexOf(said);
  const km = word >= 0 ? word : Number(said.replace(',', '.'));
  return Number.isNaN(km) ? null : km;
}

test('a distance that a listing’s text states is the one that its page counts', async () => {
  const stated = (await readWritten()).flatMap(({ file, location, description, distanceKm }) =>
    [location, description ?? ''].flatMap((text) => {
      const km = kilometresIn(text);
      return km === null ? [] : [{ file, text: km, page: distanceKm ?? null }];
    }),
  );
  expect(stated.length).toBeGreaterThan(0);
  expect(stated.filter(({ text, page }) => text !== page)).toEqual([]);
});

test('a listing is in a district that its address names, if it names any', async () => {
  const elsewhere = (await readWritten()).filter(({ location, district }) => {
    const names = district && fold(location).includes(fold(districts[district].name));
    const named = districtNamed(location);
    return district && named && named !== district && !names;
  });
  expect(elsewhere.map(({ file, location, district }) => ({ file, location, district }))).toEqual([]);
});

/** The words of a name by which one owner's places are recognised. */
const tellingWords = (name: string) => new Set(fold(name).match(/[a-z]{4,}/g) ?? []);

/** Whether the municipal register says where it is: what it puts behind one door, such as a hotel and its café, is there. */
const isRegistered = ({ checks = [] }: Written) =>
  checks.some(({ how, facts }) => how === 'registro' && facts.includes('location'));

test('no two strangers share a door, unless one source puts both behind it', async () => {
  const doors = Map.groupBy(
    (await readWritten()).filter(({ location }) => doorIn(location) !== null),
    ({ location }) => `${doorIn(location)?.street} ${doorIn(location)?.number} ${districtNamed(location) ?? ''}`,
  );
  const shared = [...doors.values()].flatMap(([first, ...others]) =>
    others.flatMap((other) => (first ? [[first, other] as const] : [])),
  );
  const strangers = shared.filter(
    ([one, other]) =>
      ![...tellingWords(one.name)].some((word) => tellingWords(other.name).has(word)) &&
      !(isRegistered(one) && isRegistered(other)),
  );
  expect(strangers.map((pair) => pair.map(({ name }) => name))).toEqual([]);
});

/** Portuguese words that the guide does not use: it says "cascalho", and a "lombada" is a bump where the road has a dip. */
const UNUSED = ['rípio', 'lombada'];

test('Portuguese calls a thing by one word throughout, and not by one that means something else', () => {
  const files = readdirSync(path.join(projectRoot, 'content'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(json|md)$/.test(file)).map((file) => ({ file, text: read(file) }));
  expect(
    texts.flatMap(({ file, text }) => UNUSED.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)),
  ).toEqual([]);
});

const read = (file: string) => readFileSync(path.join(projectRoot, 'content', file), 'utf8');

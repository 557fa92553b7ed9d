/** Turns the real guide into a large one: adds listings with plausible names and the contents of real ones. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DRAFT, listingsFolder } from '#catalog/listings/listing-files.ts';
import { fold } from '#common/lib/text/fold.ts';

/** This collection gets half of all additions, so that one list is long before the others. */
const LARGEST = 'bodegas';

const KINDS: Record<string, string> = {
  aceiteras: 'Olivares',
  alojamientos: 'Cabañas',
  bodegas: 'Bodega',
  cultura: 'Museo',
  emprendimientos: 'Taller',
  excursiones: 'Travesía',
  gastronomia: 'Fogón',
  'turismo-aventura': 'Aventura',
  'vida-nocturna': 'Bar',
};

const FIRST =
  'Los Álamos,La Acequia,El Zonda,Las Vertientes,Don Evaristo,Doña Rosario,La Querencia,El Jarillal,Tres Cerezos,Piedra Pintada,La Posta,El Retamo,Los Chañares,Santa Lucía,El Mirador,Cuesta Brava,Arroyo Seco,Viento Norte,La Calandria,El Membrillo,Los Nogales,Agua Mansa,La Tranquera,El Rastreador,Cielo Abierto,Las Jarillas,La Huella,El Algarrobo,Río Chico,La Frontera'.split(
    ',',
  );
const SECOND =
  'del Diamante,del Atuel,de Las Paredes,de Rama Caída,de Cuadro Benegas,de Villa Atuel,de Monte Comán,de La Llave,de Salto de las Rosas,de El Cerrito,de Valle Grande,de Los Reyunos,de El Nihuil,de Goudge,de Cañada Seca,de Real del Padre,de La Tosquita,de Cuadro Nacional,de El Sosneado,de Jaime Prats,de Malvinas,de Las Malvinas Viejas,de Colonia Bombal,de La Pichana,de Balloffet'.split(
    ',',
  );
/** The fields by which collections mark members of the club. */
const CLUB_FIELDS = ['clubWelcome', 'clubBeneficio'];

const PLACES = ['Ruta 143', 'Av. Mitre', 'Av. Balloffet', 'Calle Larga', 'Ruta 173', 'Los Filtros', 'El Chañaral'];

type Words = Record<string, unknown>;
type File = { name: string; location: string; description: string; translations?: Record<string, Words> };

/**
 * Copies the content from `from` to `root`, with `count` more listings.
 * @param isCopied leaves out files that nobody will read
 */
export function growContent(
  from: string,
  root: string,
  count: number,
  isCopied: (file: string) => boolean = () => true,
) {
  cpSync(path.join(from, 'content'), path.join(root, 'content'), { recursive: true, filter: isCopied });
  const others = readdirSync(path.join(root, 'content/collections'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== LARGEST)
    .map(({ name }) => name);
  addListings(root, LARGEST, Math.ceil(count / 2));
  for (const [index, name] of others.entries()) {
    addListings(root, name, Math.floor((Math.floor(count / 2) + index) / others.length));
  }
}

function addListings(root: string, collection: string, count: number) {
  const folder = path.join(root, listingsFolder(collection));
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith(DRAFT));
  const files = names.sort().map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as File);
  // Listings that nobody has described are rows, not cards.
  const models = files.filter(({ description }) => description);
  for (let index = 0; index < count; index++) {
    const model = models[index % models.length] as File; // a collection is never empty
    const name = nameOf(collection, index);
    const place = PLACES[index % PLACES.length];
    const own = {
      name,
      description: `${name}: ${model.description}`,
      location: `${place}, lote ${100 + index}`, // a number on a street would have a point beside measured doors
      position: null,
      translations: translationsOf(model, name),
    };
    const listing = { ...model, ...membership(model), ...own };
    const id = fold(name).replace(/[^a-z0-9]+/g, '-');
    writeFileSync(path.join(folder, `${id}-${index}.json`), JSON.stringify(listing));
  }
}

/** The model's translations, with a description of its own: a shared one would count as an unfinished copy. */
function translationsOf({ translations = {} }: File, name: string): Record<string, Words> {
  const own = ({ description, ...words }: Words) =>
    typeof description === 'string' ? { ...words, description: `${name}: ${description}` } : words;
  return Object.fromEntries(Object.entries(translations).map(([language, words]) => [language, own(words)]));
}

/** Makes every listing that can be in the club a member: the club's pages must cope with many members, too. */
function membership(model: object): Record<string, boolean> {
  return Object.fromEntries(CLUB_FIELDS.filter((field) => field in model).map((field) => [field, true]));
}

/** The first 750 names are all different; after those, a number distinguishes them, like branches of a business. */
function nameOf(collection: string, index: number): string {
  const first = FIRST[index % FIRST.length];
  const second = SECOND[Math.floor(index / FIRST.length) % SECOND.length];
  const round = Math.floor(index / (FIRST.length * SECOND.length));
  return [KINDS[collection] ?? 'Paraje', first, second, round > 0 ? round + 1 : ''].join(' ').trim();
}

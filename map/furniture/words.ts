import type { SheetName } from '#map/browser/sheets.ts';

/** The languages of the guide. */
export const SHEET_LANGUAGES = ['es', 'en', 'pt'] as const;
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

type Words = Record<SheetLanguage, string>;

/** The name and description of each sheet, for people who cannot see it. */
export const titles = {
  department: {
    title: {
      es: 'Mapa ilustrado del departamento de San Rafael',
      en: 'Illustrated map of the department of San Rafael',
      pt: 'Mapa ilustrado do departamento de San Rafael',
    },
    description: {
      es: 'Desde la cordillera, al oeste, hasta la llanura, al este: los ríos Diamante y Atuel, los embalses, el Cañón del Atuel, la ciudad con sus viñedos, los pueblos con su distancia por ruta y las rutas numeradas.',
      en: 'From the Andes in the west to the plain in the east: the Diamante and Atuel rivers, the reservoirs, the Atuel Canyon, the city and its vineyards, the villages with their distance by road, and the numbered roads.',
      pt: 'Da cordilheira, a oeste, à planície, a leste: os rios Diamante e Atuel, as represas, o Cânion do Atuel, a cidade com seus vinhedos, os povoados com a distância por estrada e as rodovias numeradas.',
    },
    sub: { es: 'Mendoza · Argentina', en: 'Mendoza · Argentina', pt: 'Mendoza · Argentina' },
  },
  atuel: {
    title: {
      es: 'Mapa ilustrado del valle y el cañón del Atuel',
      en: 'Illustrated map of the Atuel valley and canyon',
      pt: 'Mapa ilustrado do vale e do cânion do Atuel',
    },
    description: {
      es: 'De la ciudad a Villa 25 de Mayo, Los Reyunos, Valle Grande, el Cañón del Atuel, El Nihuil y sus dunas, con las rutas, los diques y las centrales.',
      en: 'From the city to Villa 25 de Mayo, Los Reyunos, Valle Grande, the Atuel Canyon, El Nihuil and its dunes, with the roads, the dams and the power stations.',
      pt: 'Da cidade a Villa 25 de Mayo, Los Reyunos, Valle Grande, o Cânion do Atuel, El Nihuil e suas dunas, com as estradas, as barragens e as usinas.',
    },
    sub: { es: 'Valle y cañón del Atuel', en: 'Atuel valley and canyon', pt: 'Vale e cânion do Atuel' },
  },
  city: {
    title: {
      es: 'Mapa ilustrado de la ciudad de San Rafael',
      en: 'Illustrated map of the city of San Rafael',
      pt: 'Mapa ilustrado da cidade de San Rafael',
    },
    description: {
      es: 'Las calles de la ciudad alrededor de la plaza San Martín, las avenidas con sus árboles, los viñedos del oeste y el río Diamante.',
      en: 'The streets of the city around Plaza San Martín, the avenues with their trees, the vineyards to the west and the Diamante river.',
      pt: 'As ruas da cidade em volta da praça San Martín, as avenidas com suas árvores, os vinhedos a oeste e o rio Diamante.',
    },
    sub: { es: 'La ciudad', en: 'The city', pt: 'A cidade' },
  },
} satisfies Record<string, { title: Words; description: Words; sub: Words }>;

/** The meanings of a sheet's signs. */
export const legendWords = {
  national: { es: 'Ruta nacional', en: 'National road', pt: 'Rodovia nacional' },
  provincial: { es: 'Ruta provincial', en: 'Provincial road', pt: 'Rodovia provincial' },
  avenue: { es: 'Avenida', en: 'Avenue', pt: 'Avenida' },
  track: { es: 'Huella o sendero', en: 'Track or trail', pt: 'Trilha' },
  rail: { es: 'Vía del tren', en: 'Railway', pt: 'Linha de trem' },
  fields: { es: 'Viñas y frutales', en: 'Vines and orchards', pt: 'Vinhas e pomares' },
  barrens: { es: 'Dunas y salinas', en: 'Dunes and salt flats', pt: 'Dunas e salinas' },
  walls: { es: 'Paredones', en: 'Canyon walls', pt: 'Paredões' },
  distance: { es: 'Por ruta a la plaza', en: 'By road to the plaza', pt: 'Por estrada até a praça' },
} satisfies Record<string, Words>;

export type LegendSign = keyof typeof legendWords;

/** The signs that each sheet explains, in their order. */
export const sheetSigns: Record<SheetName, LegendSign[]> = {
  department: ['national', 'provincial', 'rail', 'fields', 'barrens', 'distance'],
  atuel: ['national', 'provincial', 'track', 'rail', 'walls', 'fields', 'barrens', 'distance'],
  city: ['national', 'avenue', 'rail', 'fields'],
};

/** The id of a sign's sample in a sheet, by which a page shows it in a legend of its own. */
export const signId = (sheet: string, sign: LegendSign) => `${sheet[0]}-sign-${sign}`;

/** The texts in the corner: a licence, and two honest remarks. */
export const creditWords = {
  borders: { es: 'Límites: IGN, por Georef', en: 'Borders: IGN, by Georef', pt: 'Limites: IGN, por Georef' },
  relief: { es: 'Relieve ilustrado', en: 'Illustrated relief', pt: 'Relevo ilustrado' },
} satisfies Record<string, Words>;

import { type DistrictId, districts } from '#map/districts.ts';

/** What a location in Spanish says of the city without naming its district. */
const CITY = /\bciudad\b|\bcentro de san rafael\b|hip[oó]lito yrigoyen|plaza san mart[ií]n|parque mariano moreno/;

/** Longer names first: "Dunas del Nihuil" and "El Nihuil" are one district. */
const NAMES: [RegExp, DistrictId][] = [
  [/nihuil/, 'el-nihuil'],
  [/valle grande|rp 173|ruta 173|tinajas/, 'valle-grande'],
  [/cañón del atuel/, 'canon-del-atuel'],
  [/sosneado|atuel superior/, 'el-sosneado'],
  [/las leñas|malargüe/, 'malargue'],
  ...(Object.entries(districts) as [DistrictId, { name: string }][]).map(([id, { name }]): [RegExp, DistrictId] => [
    new RegExp(name.toLocaleLowerCase('es')),
    id,
  ]),
];

/** The district that a listing's Spanish location names, the most telling first; null where it names none. */
export function districtNamedIn(location: string): DistrictId | null {
  const words = location.toLocaleLowerCase('es');
  const named = NAMES.find(([name, id]) => id !== 'ciudad' && name.test(words));
  if (named) return named[1];
  return CITY.test(words) ? 'ciudad' : null;
}

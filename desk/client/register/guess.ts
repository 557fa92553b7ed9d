import { REGISTER_KINDS, type RegisterField, type RegisterKind } from '#common/contracts/desk/register.ts';
import { fold } from '#common/lib/text/fold.ts';

/** What people write above a column; the first that fits and is free counts. */
const HEADINGS: [RegExp, RegisterField][] = [
  [/whats|wsp|\bwa\b|celular|movil/, 'whatsapp'],
  [/tel|fono|\bfijo/, 'phone'],
  [/insta|\big\b/, 'instagram'],
  [/face|\bfb\b/, 'facebook'],
  [/ficha/, 'sameAs'],
  [/\bweb|sitio/, 'website'],
  [/pagina|enlace|\blink\b|\burl\b/, 'page'],
  [/estrella|categoria hotel/, 'stars'],
  [/distrito|localidad|zona|barrio/, 'district'],
  [/direc|domicilio|calle|ubicacion/, 'location'],
  [/fecha|actualiz|vigencia/, 'pageDate'],
  [/tipo|rubro|clase|que es|actividad|categoria/, 'kind'],
  [/nombre|denominacion|razon|establecimiento|comercio|fantasia/, 'name'],
];

/** What each column probably holds, by its heading. */
export function guessColumns(headings: readonly string[]): (RegisterField | null)[] {
  const taken = new Set<RegisterField>();
  return headings.map((heading) => {
    const said = fold(heading);
    const [, field = null] = HEADINGS.find(([words, one]) => words.test(said) && !taken.has(one)) ?? [];
    if (field) taken.add(field);
    return field;
  });
}

/** What people call a business, and the kind that it is. */
const KINDS: [RegExp, RegisterKind][] = [
  [/caban/, 'cabaña'],
  [/hostel|albergue/, 'hostel'],
  [/posada|hosteria|lodge/, 'posada'],
  [/dep(arta|to)|\bdto|alquiler|apart/, 'departamento'],
  [/hotel/, 'hotel'],
  [/bodega|vitivin/, 'bodega'],
  [/agencia|\bevt\b|e\.v\.t|viajes|operador|turismo activo/, 'agencia'],
  [/gastro|resto|parrilla|pizz|cafe|\bbar\b|helad|comida|cervec/, 'gastronomía'],
];

/** The kind that a text probably means; null if it says nothing that is known. */
export function guessKind(text: string): RegisterKind | null {
  const said = fold(text);
  const exact = REGISTER_KINDS.find((kind) => fold(kind) === said);
  return exact ?? KINDS.find(([words]) => words.test(said))?.[1] ?? null;
}

import type { Built } from '../../common/contracts/built.ts';
import { standardLanguage } from '../../common/contracts/form-texts.ts';
import type { Answers, FormName } from '../../common/contracts/forms.ts';
import { readOwnListing } from '../../common/lib/address/own-listing.ts';
import type { Submission } from '../store/submission.ts';
import { spokenDate } from './dates.ts';

/** The owner's name for each form. */
export const formLabels: Record<FormName, string> = {
  contacto: 'Mensaje',
  publicar: 'Negocio que quiere estar',
  boletin: 'Boletín',
  sabes: 'Dato de un visitante',
  camino: 'Estado de un camino',
};

/** The owner's name for each answer; one that is missing here keeps its field name. */
const answerLabels: Record<string, string> = {
  name: 'Nombre',
  email: 'Correo',
  subject: 'Asunto',
  message: 'Mensaje',
  whatsapp: 'WhatsApp',
  establishmentName: 'Establecimiento',
  city: 'Localidad',
  category: 'Rubro',
  district: 'Distrito',
  hours: 'Horario',
  photos: 'Fotos',
  withoutPhotos: 'Fotos que no entraron, porque había muchas sin ver',
  page: 'Página',
  field: 'Qué dato',
  value: 'Qué dice',
  how: 'Cómo lo sabe',
  road: 'Camino',
  state: 'Cómo lo encontró',
  where: 'Dónde',
  words: 'Qué contó',
  at: 'Cuándo lo mandó',
};

/** Explains to somebody who has never heard of honeypots why a message is suspected. */
const suspicions: Record<NonNullable<Submission['suspicion']>, string> = {
  trap: 'llenó un campo que las personas no ven. Los programas llenan todos; algunos navegadores también.',
  fast: 'se mandó más rápido de lo que se escribe. Lo hacen los programas, y un navegador que completa formularios.',
};

const languages: Record<string, string> = { es: 'español', en: 'inglés', pt: 'portugués' };

export const labelOf = (name: string) => answerLabels[name] ?? name;
export const languageName = (code: string) => languages[code] ?? code;
export const suspicionText = (suspicion: Submission['suspicion']) => (suspicion ? suspicions[suspicion] : null);

/** What the guide calls what answers name by an address or an id. */
export type Names = Pick<Built, 'words' | 'titles'>;

/** The answers as people say them: a choice and a road by their names, a page by its title, a moment by its date. */
export function spokenAnswers(answers: Answers, { words, titles = {} }: Names): Answers {
  const { choices = {} } = words[standardLanguage(words)] ?? {};
  const pageName = (page: string) => titles[page] ?? page;
  const said: Record<string, (value: string) => string> = {
    page: pageName,
    at: (value) => (Number.isNaN(Date.parse(value)) ? value : spokenDate(Date.parse(value))),
    message: (value) => {
      const own = readOwnListing(value);
      return own.page === null ? value : `Escribe desde la página de ${pageName(own.page)}\n${own.words}`.trim();
    },
  };
  const say = (name: string, value: string) =>
    choices[name]?.find((choice) => choice.value === value)?.label ?? said[name]?.(value) ?? value;
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, say(name, value)]));
}

/** The answers that are not empty, with their labels, in the form's order. */
export function labelled(answers: Answers): { name: string; label: string; value: string }[] {
  return Object.entries(answers).flatMap(([name, value]) => (value ? [{ name, label: labelOf(name), value }] : []));
}

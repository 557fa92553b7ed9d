import type { Answers, FormName } from '../../common/contracts/forms.ts';
import type { Submission } from '../store/submission.ts';

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

/** The answers that are not empty, with their labels, in the form's order. */
export function labelled(answers: Answers): { name: string; label: string; value: string }[] {
  return Object.entries(answers).flatMap(([name, value]) => (value ? [{ name, label: labelOf(name), value }] : []));
}

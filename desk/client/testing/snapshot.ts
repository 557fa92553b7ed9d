import type { Message } from '#common/contracts/desk/api.ts';
import type { ContentFile } from '#common/contracts/desk/content.ts';
import type { Call, Snapshot } from '#common/contracts/desk/snapshot.ts';
import { readSnapshot as readReal } from '../../publisher/snapshot/snapshot.ts';
import { testWinery, WINERY_NAME } from './winery.ts';

/** A day on which nobody has reported any road, whatever the content says today. */
const FAR_AHEAD = '2099-01-01';

/** The publisher's own snapshot, read once for all desks of a process. */
let real: ReturnType<typeof readReal> | null = null;

/** The publisher's snapshot, with a winery, a few calls and versions made up for tests. */
export async function readSnapshot(root: string): Promise<Snapshot> {
  real ??= readReal(root, FAR_AHEAD);
  const content = structuredClone(await real);
  const files = [...content.files, testWinery()];
  return {
    ...content,
    version: 'v0',
    day: '2026-11-22',
    files,
    links: {},
    due: files
      .filter(({ kind }) => kind === 'bodegas')
      .slice(0, 9)
      .map(callOf),
    undated: files
      .filter(({ kind }) => kind === 'events')
      .slice(0, 3)
      .map(({ file, title, value }) => ({ file, name: title, usually: String((value as { when?: string }).when) })),
    deadLinks: files
      .filter(({ kind }) => kind === 'bodegas')
      .slice(0, 1)
      .map(({ file, title }) => ({
        file,
        title,
        field: 'website',
        address: 'https://ya-no.com.ar/',
        since: '2026-11-15',
      })),
    launch: [
      { title: 'Datos de la guía que son inventados', lines: ['El teléfono', 'El correo', 'El WhatsApp'] },
      { title: 'Fichas de ejemplo', lines: ['7 alojamientos', '12 emprendimientos'] },
    ],
    versions: [{ id: 'v0', at: '2026-11-20T10:00:00-03:00', by: 'Marta', words: 'precios de primavera', files: [] }],
  };
}

function callOf({ file, title, value }: ContentFile): Call {
  const { phone } = value as { phone: string | null };
  return {
    file,
    name: title,
    facts: [
      { field: 'phone', label: 'Teléfono', value: phone ?? '+54 260 400-0000', lastOn: null },
      { field: 'hours', label: 'Horarios', value: 'lun-vie 09:00-13:00', lastOn: '2025-05-03' },
    ],
    phone: phone?.replaceAll(/\D/g, '') ?? null,
    whatsapp: '5492604000000',
    question: `¡Hola! Soy de la Guía San Rafael. ¿Sigue siendo este el teléfono de ${title}, y cuáles son los horarios?`,
  };
}

/** Messages of two forms, for the inbox. */
export const MESSAGES: Message[] = [
  {
    id: 12,
    reference: 'SR-7K2M',
    form: 'publicar',
    label: 'Negocio que quiere estar',
    receivedAt: '2026-11-22T09:12:00-03:00',
    state: 'new',
    language: 'es',
    answers: [
      { name: 'establishmentName', label: 'Establecimiento', value: 'Cabañas Los Sauces' },
      { name: 'name', label: 'Nombre', value: 'Ana Pérez' },
      { name: 'whatsapp', label: 'WhatsApp', value: '+54 9 260 455-1234' },
      { name: 'email', label: 'Correo', value: 'ana@example.com' },
      { name: 'city', label: 'Localidad', value: 'Valle Grande' },
      { name: 'category', label: 'Rubro', value: 'alojamientos' },
      { name: 'district', label: 'Distrito', value: 'valle-grande' },
      { name: 'message', label: 'Mensaje', value: 'Cuatro cabañas con pileta junto al río.\nAbrimos todo el año.' },
    ],
    suspicion: null,
  },
  {
    id: 11,
    reference: 'SR-4F9Q',
    form: 'sabes',
    label: 'Dato de un visitante',
    receivedAt: '2026-11-21T18:40:00-03:00',
    state: 'new',
    language: 'es',
    answers: [
      { name: 'page', label: 'Página', value: WINERY_NAME },
      { name: 'field', label: 'Qué dato', value: 'Horarios' },
      { name: 'value', label: 'Qué dice', value: 'Ahora cierran los lunes.' },
      { name: 'how', label: 'Cómo lo sabe', value: 'Pasé ayer.' },
    ],
    suspicion: 'Llegó en menos de tres segundos.',
  },
];

import type { BuildContext } from '#app/page/build-context.ts';
import { defineTranslatedPage } from '#app/page/define-page.ts';
import { readPlainPrints } from '#app/page/plain-prints.server.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { csv, geoJson, gpx, recordsOf, vcard } from './files.server.ts';

const FOLDER = '/datos';
/** The wall map of the department. */
export const POSTER = `${FOLDER}/mapa-san-rafael-a3.pdf`;

const files = {
  geojson: `${FOLDER}/fichas.geojson`,
  csv: `${FOLDER}/fichas.csv`,
  gpx: `${FOLDER}/lugares.gpx`,
  vcf: `${FOLDER}/contactos.vcf`,
};

const contactFile = (id: string) => `${FOLDER}/contactos/${id}.vcf`;

export type OpenData = {
  title: string;
  intro: string;
  picture: Picture;
  poster: { title: string; text: string; href: string; label: string };
  items: { href: string; name: string; text: string }[];
  itemsTitle: string;
  /** The address of a single listing's contact; null while none has a phone. */
  contact: string | null;
  fields: { title: string; rows: { name: string; text: string }[] };
  licence: { title: string; paragraphs: string[]; links: { href: string; label: string }[] };
};

/** The guide's facts for other programs, and its wall map. */
export default defineTranslatedPage<OpenData>({
  path: FOLDER,
  menus: { community: 9 },
  data: (_none, context) => openData(context),
  seo: (_none, { t }) => ({
    title: t('openData.pageTitle'),
    description: t('openData.description'),
    keywords: t('openData.keywords'),
  }),
  share: ({ title, picture }) => ({ title, picture }),
  files: (_data, context) => (context.language === SPANISH ? dataFiles(context) : {}),
  generated: () => ({ [POSTER]: { from: '', make: async () => (await import('#map/poster.ts')).drawPoster() } }),
});

function openData(context: BuildContext): OpenData {
  const { t } = context;
  const example = recordsOf(context).find(({ phone }) => phone !== null);
  const names = ['geojson', 'csv', 'gpx', 'vcf'] as const;
  const columns = [
    ...['id', 'collection', 'name', 'location', 'district', 'lat', 'precision', 'phone', 'website', 'url', 'checked'],
  ];
  return {
    title: t('openData.title'),
    intro: t('openData.intro'),
    picture: readPlainPrints(context).openData,
    poster: {
      title: t('openData.poster.title'),
      text: t('openData.poster.text'),
      href: POSTER,
      label: t('openData.poster.label'),
    },
    itemsTitle: t('openData.items'),
    items: names.map((name) => ({
      href: files[name],
      name: t(`openData.files.${name}.name`),
      text: t(`openData.files.${name}.text`),
    })),
    contact: example ? t('openData.contact', { example: contactFile(example.id) }) : null,
    fields: {
      title: t('openData.fields.title'),
      rows: columns.map((name) => ({
        name: name === 'lat' ? 'lat, lng' : name,
        text: t(`openData.fields.${name}`),
      })),
    },
    licence: {
      title: t('openData.licence.title'),
      paragraphs: [t('openData.licence.own'), t('openData.licence.points'), t('openData.licence.care')],
      links: [
        { href: 'https://creativecommons.org/licenses/by/4.0/', label: 'CC BY 4.0' },
        { href: 'https://www.openstreetmap.org/copyright', label: '© OpenStreetMap contributors, ODbL 1.0' },
      ],
    },
  };
}

/** All files but the poster: address → text. A listing's own card is named after its id. */
export function dataFiles(context: BuildContext): Record<string, string> {
  const records = recordsOf(context);
  const cards = records.flatMap((record) => {
    const card = vcard(record);
    return card ? [{ id: record.id, card }] : [];
  });
  return {
    [files.geojson]: geoJson(records),
    [files.csv]: csv(records),
    [files.gpx]: gpx(context),
    [files.vcf]: cards.map(({ card }) => card).join(''),
    ...Object.fromEntries(cards.map(({ id, card }) => [contactFile(id), card])),
  };
}

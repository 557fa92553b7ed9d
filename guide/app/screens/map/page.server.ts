import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePages, type ScreenPage } from '#app/page/define-page.ts';
import { kindsOf, type Located, locatedItems, type Office } from '#app/page/located-items.server.ts';
import { drawingAddress, INKS, sheetPaths } from '#app/page/own-map.server.ts';
import { readPageContent } from '#app/page/page-content.ts';
import { iconsOf } from '#app/page/shown-icons.ts';
import { idText, text, translations } from '#catalog/content/schema.ts';
import { paths } from '#common/lib/address/paths.ts';
import { kmBetween } from '#common/lib/geography/geography.ts';
import { DISTRICT_IDS, districts, PLAZA, type Point } from '#map/browser/districts.ts';
import { project, type SheetName, sheets } from '#map/browser/sheets.ts';
import { stylesFor } from '#map/draw/inks.ts';
import { legendWords, SHEET_LANGUAGES, sheetSigns, signId } from '#map/furniture/words.ts';
import { knownDiscPlaces } from '#map/places/known-disc-places.ts';
import { leanOf } from '#map/places/lean.ts';
import { isInCanyon, legTo, roadsOf } from '#map/roads/known-legs.ts';
import type { MapArea, MapData, MapItem, MapSign, MapWords, PositionWords } from './map-views.ts';

const sheetWords = z.strictObject({ heading: text, title: text, description: text, intro: text });

const mapContent = z.strictObject({
  keywords: text,
  sheets: z.strictObject({ department: sheetWords, atuel: sheetWords, city: sheetWords }),
  translations,
});

/** The part of the phone list that the map reads: offices, with a district if they have a door. */
const offices = z.looseObject({
  entries: z.array(
    z.looseObject({
      id: idText,
      name: text,
      detail: text,
      district: z.enum(DISTRICT_IDS).nullable().default(null),
    }),
  ),
  translations,
});

/** The centre of the first view of each sheet. A phone's has the canyon from Valle Grande to the dam of El Nihuil. */
const middles: Record<SheetName, Point> = {
  department: { lat: -34.78, lng: -68.4 },
  atuel: { lat: -34.925, lng: -68.585 },
  city: PLAZA,
};

/** The decimals of a coordinate in sheet units, precise enough to state distances to about ten metres. */
const DECIMALS: Record<SheetName, number> = { department: 2, atuel: 1, city: 0 };

const NAMES = Object.keys(middles) as SheetName[];
/** The area of things without a known district. */
const UNKNOWN = 'departamento';

export default definePages<MapData>({
  routes: () => NAMES.map((name) => sheetPaths[name]),
  content: { file: 'pages/mapa', schema: mapContent },
  links: ({ t }) => [{ path: paths.map, label: t('screens.map.label'), menus: { explore: 2 }, icon: 'map' }],
  pages(context) {
    const content = readPageContent(context, 'pages/mapa', mapContent, 'solid');
    const { entries } = readPageContent(context, 'pages/telefonos', offices, 'solid');
    const items = locatedItems(context, entries.filter(hasDoor));
    return NAMES.map((name) => sheetPage(context, name, items, content));
  },
});

const hasDoor = (entry: { district: Office['district'] | null }): entry is Office => entry.district !== null;

function sheetPage(
  context: BuildContext,
  name: SheetName,
  located: Located[],
  { keywords, sheets: words }: z.output<typeof mapContent>,
): ScreenPage<MapData> {
  const path = sheetPaths[name];
  const { heading, title, description, intro } = words[name];
  const file = drawingAddress(context, name);
  const items = onSheet(name, located);
  const kinds = kindsOf(context).filter(({ id }) => items.some(({ kind }) => kind === id));
  return {
    path,
    status: 200,
    meta: context.meta(path, { title, description, keywords }),
    data: {
      title: heading,
      intro,
      sheet: { name, file, label: context.t(`mapPage.sheets.${name}`), middle: middleOf(name, middles[name]) },
      signs: signsOf(name, context),
      sheets: NAMES.map((other) => ({
        name: other,
        href: sheetPaths[other],
        label: context.t(`mapPage.sheets.${other}`),
        isCurrent: other === name,
      })),
      kinds,
      areas: areasOf(context, name, items),
      items,
      words: wordsOf(context),
      position: positionWords(context),
      locale: context.locale,
    },
    icons: iconsOf(kinds),
    share: { title: heading },
    // Offline, a crop is cut from the drawing, out of reach of the page's styles.
    files: { [INKS]: stylesFor('page') },
    fragments: {
      [name]: { address: file, text: () => drawingFor(name, context) },
    },
    search: { isMain: name === 'department' },
  };
}

/** The drawing of a sheet. A build that reuses an earlier one does not load the code that draws. */
async function drawingFor(name: SheetName, context: BuildContext): Promise<string> {
  const { drawSheet } = await import('#map/draw-sheet.ts');
  return withoutStyles((await drawSheet(name, sheetIn(context))).svg);
}

/** The guide may have more languages than the sheets: the others show the Spanish sheet. */
const sheetIn = ({ language }: BuildContext) => ({
  language: SHEET_LANGUAGES.find((known) => known === language) ?? SHEET_LANGUAGES[0],
  theme: 'page' as const,
});

/** A page's CSP refuses style sheets inserted later, so the sheet's styles are in `sheet-picture.module.css`. */
const withoutStyles = (svg: string) => svg.replace(/<style>.*?<\/style>/s, '');

function onSheet(name: SheetName, located: Located[]): MapItem[] {
  return located.flatMap(({ where, ...item }): MapItem[] => {
    if (where === null)
      return name === 'department' ? [{ ...item, x: 0, y: 0, precision: 'district', area: UNKNOWN }] : [];
    const spot = project(name, where.point);
    if (!spot) return [];
    return [
      {
        ...item,
        x: Number(spot.x.toFixed(DECIMALS[name])),
        y: Number(spot.y.toFixed(DECIMALS[name])),
        precision: where.precision,
        area: where.district ?? UNKNOWN,
        aside: where.precision === 'district' ? undefined : (leanOf(name, spot) ?? undefined),
      },
    ];
  });
}

/** The signs that the sheet explains in its legend. */
function signsOf(name: SheetName, context: BuildContext): MapSign[] {
  const { language } = sheetIn(context);
  return sheetSigns[name].map((sign) => ({ id: signId(name, sign), label: legendWords[sign][language] }));
}

function middleOf(name: SheetName, point: Point) {
  const { x, y } = project(name, point) ?? { x: 0, y: 0 };
  const share = (value: number, whole: number) => Math.round((value / whole) * 1000) / 1000;
  return { x: share(x, sheets[name].width), y: share(y, sheets[name].height) };
}

/** The districts of the items, those nearest to what the sheet is about first; at the end items of unknown district. */
function areasOf({ t, language }: BuildContext, name: SheetName, items: MapItem[]): MapArea[] {
  const used = new Set(items.map(({ area }) => area));
  const asides = knownDiscPlaces()[name];
  const known = DISTRICT_IDS.filter((id) => used.has(id)).map((id) => {
    const way = legTo(id);
    const [km, low, high] = way ?? [0, 0, 0];
    const spot = project(name, districts[id]) ?? { x: 0, y: 0 };
    return {
      // The other sheets begin at the plaza.
      km: name === 'atuel' ? kmBetween(middles.atuel, districts[id]) : km,
      area: {
        id,
        name: districts[id].name,
        distance: way
          ? t(isInCanyon(way) ? 'mapPage.distanceCanyon' : 'mapPage.distance', {
              ...{ km, low, high },
              roads: new Intl.ListFormat(language).format(roadsOf(way)),
            })
          : t('mapPage.here'),
        isOnSheet: true,
        x: Math.round(spot.x),
        y: Math.round(spot.y),
        aside: asides[id],
      },
    };
  });
  const unknown = {
    id: UNKNOWN,
    name: t('mapPage.unknown'),
    distance: t('mapPage.unknownNote'),
    isOnSheet: false,
    x: 0,
    y: 0,
  };
  return [...known.sort((a, b) => a.km - b.km).map(({ area }) => area), ...(used.has(UNKNOWN) ? [unknown] : [])];
}

const WORDS = [
  ...['all', 'approximate', 'areas', 'back', 'clear', 'count', 'district', 'exact', 'filter', 'hint', 'legend', 'list'],
  ...['listOnly', 'hoursUnknown', 'none', 'noneOpen', 'open', 'openNow', 'openUntil', 'otherwise'],
  ...['reset', 'saved', 'search', 'searchHint', 'several', 'sheets', 'stage', 'wheel', 'zoomIn', 'zoomOut'],
] as (keyof MapWords)[];

const POSITION_WORDS = [
  ...['ask', 'asking', 'refused', 'unavailable', 'insecure', 'here', 'near', 'outside', 'otherSheet', 'away'],
  ...['same', 'private', 'dot'],
] as (keyof Omit<PositionWords, 'winds'>)[];

/** Keeps the placeholders whose values only the browser knows. */
const OPEN = { count: '{{count}}', area: '{{area}}', list: '{{list}}', precision: '{{precision}}', time: '{{time}}' };
const OPEN_POSITION = { accuracy: '{{accuracy}}', distance: '{{distance}}', wind: '{{wind}}', sheet: '{{sheet}}' };

const wordsOf = ({ t }: BuildContext) =>
  Object.fromEntries(WORDS.map((key) => [key, t(`mapPage.words.${key}`, OPEN)])) as MapWords; // the keys above

function positionWords({ t }: BuildContext): PositionWords {
  const words = POSITION_WORDS.map((key) => [key, t(`mapPage.position.${key}`, OPEN_POSITION)]);
  const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'].map((wind) => [wind, t(`winds.${wind}`)]);
  return { ...Object.fromEntries(words), winds: Object.fromEntries(winds) } as PositionWords; // the keys above
}

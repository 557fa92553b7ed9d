import { lastingLines } from '#app/components/facts/lasting-lines.ts';
import type { Trust } from '#views/trust-views.ts';
import type { Detail, Fact, Section } from '#views/views.ts';
import { allGroups, type Provider, type Runs, type Who } from '#views/who-views.ts';
import type { Around } from './around.server.ts';
import type { Lede } from './lede.server.ts';
import { LONG_NAME } from './long-name.ts';

/** The column that a block closes, or the row across both below them. */
type Spot = 'text' | 'onward' | 'foot';

/** Where the blocks stand whose place is free, so that both columns of a wide screen end together. */
export type Columns = {
  /** Whether the strip is as wide as both columns, because what is beside the print ends with it. */
  isStripWide: boolean;
  place: Spot;
  /** How the page knows its facts, and the form for those who know better. */
  said: Spot;
  /** Whether the map is a row below both columns, because nothing would fill the one beside it. */
  isMapRow: boolean;
};

type Parts = {
  detail: Detail;
  lede: Lede | null;
  around: Around | null;
  who: Who | null;
  runs: Runs | null;
};

/*
 * Heights in pixels, as a desktop shows them. They need not be exact: what they are wrong by goes into a picture that
 * grows.
 */
const PRINT = 530;
const CAPTION = 31;
/** Those that change its pictures. */
const BUTTONS = 52;
const STRIP = 105;
/** A row of two in the column beside the print. */
const STRIP_ROW_IN_LEAD = 87;
const GAP = 48;
const ROUTE = 369;
const STOP = 42;
const PLACE = 350;
const PLACE_IN_ROW = 217;
const SAID = 132;
const BRIEF = 125;
/** An end this much earlier is not seen. */
const NEAR = 60;

export function columnsOf({ detail, lede, around, who, runs }: Parts): Columns {
  const isBrief = detail.card.brief !== undefined;
  const lead =
    headingHeight(detail, lede) +
    24 +
    cardHeight(detail, who) +
    (isBrief && around?.strip.length ? 24 + Math.ceil(around.strip.length / 2) * STRIP_ROW_IN_LEAD : 0);
  const [first, ...others] = detail.images;
  const print = PRINT + (first?.caption ? CAPTION : 0) + (others.length > 0 ? BUTTONS : 0);
  const isStripWide = around !== null && !isBrief && lead <= print + NEAR;
  const strip = around && around.strip.length > 0 && !isBrief && !isStripWide ? STRIP + 24 : 0;
  const said = SAID + (isBrief ? BRIEF : 0);
  const text =
    (isStripWide ? Math.max(lead, print) : print + strip) +
    (who && around?.route ? whoHeight(who, detail.contact.isGuide, 2) + GAP : 0) +
    (runs ? runsHeight(runs) : 0);
  const onward =
    Math.max(lead, print + strip) +
    (around?.route ? ROUTE + STOP * around.route.stops.length : 0) +
    (who && !around?.route ? whoHeight(who, detail.contact.isGuide, 1) + GAP : 0);
  /** How much earlier one column ends than the other. */
  const apart = ({ place, said: spot, isMapRow }: Choice) => {
    const sections = isMapRow ? detail.sections.filter((section) => !isOwnMap(section)) : detail.sections;
    const left =
      text +
      sectionsHeight(sections) +
      (place === 'text' ? PLACE_IN_ROW + GAP : 0) +
      (spot === 'text' ? said + GAP : 0);
    const right = onward + (place === 'onward' ? PLACE + GAP : 0) + (spot === 'onward' ? said + GAP : 0);
    return Math.abs(left - right);
  };
  const choices = CHOICES.filter(
    ({ place, isMapRow }) =>
      (around?.place ? place !== null : place === null) && (!isMapRow || detail.sections.some(isOwnMap)),
  );
  const best = choices.find((choice) => apart(choice) <= NEAR) ?? choices.toSorted((a, b) => apart(a) - apart(b))[0];
  return { isStripWide, place: best?.place ?? 'foot', said: best?.said ?? 'foot', isMapRow: best?.isMapRow ?? false };
}

type Choice = { place: Spot | null; said: Spot; isMapRow: boolean };

/** All ways to place what is free, the best first; a map that is a row leaves no room at the foot. */
const CHOICES: Choice[] = [false, true].flatMap((isMapRow) =>
  (['onward', 'foot', 'text', null] as const).flatMap((place) =>
    (['foot', 'onward', 'text'] as const).flatMap((said) =>
      isMapRow && (place === 'foot' || said === 'foot') ? [] : [{ place, said, isMapRow }],
    ),
  ),
);

/** A section with the guide's own map. */
const isOwnMap = (section: Section) => section.kind === 'map' && section.own !== undefined && section.own !== null;

function headingHeight({ card, sampleNote }: Detail, lede: Lede | null): number {
  const { title, location, rating, badges } = card;
  // A name of more letters is set smaller.
  const name = title.length > LONG_NAME ? linesOf(title, 24) * 39 : titleLines(title) * 59;
  return (
    104 +
    name +
    linesOf(location, 42) * 27 +
    (rating || badges.length > 0 ? 40 : 0) +
    (sampleNote ? 20 + linesOf(sampleNote, 54) * 22 : 0) +
    (lede ? 12 + linesOf(lede.text, 44) * 29 : 0)
  );
}

function cardHeight({ card, price, counts, facts, hours, contact, trust }: Detail, who: Who | null): number {
  const { whatsapp, phone, website, instagram, facebook, isGuide } = contact;
  const pages = [website, instagram, facebook].flatMap((page) =>
    page ? [`${page.label}_____`.replaceAll(' ', '_')] : [],
  );
  const links = whatsapp || phone ? pages : pages.slice(1);
  const buttons = [whatsapp, phone].filter((way) => way !== null).length + pages.length - links.length;
  const blocks = [
    price ? 62 : 0,
    counts.length > 0 ? 76 : 0,
    factsHeight(facts),
    hours ? 30 + hours.rows.length * 26 : 0,
    buttons * 52 - 8 + (phone ? 31 : 0) + (links.length > 0 ? linesOf(links.join(' '), 42) * 44 : 0),
    isGuide && !who ? 44 : 0,
    // A made-up listing that leads to nobody leads to the list.
    card.isSample && !isGuide ? 44 : 0,
    trust ? trustHeight(trust) : 0,
  ].filter((height) => height > 0);
  return 50 + sum(blocks) + 16 * (blocks.length - 1);
}

/** Short facts stand side by side. */
function factsHeight(facts: Fact[]): number {
  const words = facts.map(({ label = '', text }) => (label.length + 3 > text.length ? `${label}___` : text));
  const wrappedTexts = facts.map(({ text }) => Math.max(0, linesOf(text, 38) - 1));
  return (
    linesOf(words.map((word) => `${word.replaceAll(' ', '_')}___`).join(' '), 42) * 60 + sum(wrappedTexts) * 26 - 12
  );
}

/** So many businesses stand side by side; after them the list of all, and the guide's own chat. */
function whoHeight(who: Who, isGuide: boolean, abreast: 1 | 2): number {
  const groups = allGroups(who);
  const rows = groups.flatMap(({ providers }) =>
    providers.flatMap((_, index) => (index % abreast === 0 ? [providers.slice(index, index + abreast)] : [])),
  );
  const heights = rows.map((row) => Math.max(...row.map(providerHeight)));
  return 25 + groups.filter(({ title }) => title).length * 38 + sum(heights) + (isGuide ? 100 : 0);
}

function providerHeight({ word, ways }: Provider): number {
  // The first way is a button with its words, the others are marks.
  const widths = ways.map(({ label }, index) => (index === 0 ? label.length * 8 + 64 : 44));
  const rows = Math.ceil(sum(widths) / 380);
  return 60 + (word ? linesOf(word.text, 50) * 24 : 0) + (ways.length > 0 ? rows * 44 + 8 : 22);
}

const runsHeight = ({ items }: Runs) => 80 + sum(items.map(({ word }) => 48 + linesOf(word.text, 90) * 22));

/** What is unknown is folded. */
function trustHeight(trust: Trust): number {
  const heights = lastingLines(trust).map((text) => linesOf(text, 42) * 22);
  if (trust.office) heights.push((1 + Math.ceil(trust.office.numbers.length / 2)) * 22);
  if (trust.unknown) heights.push(24);
  return sum(heights) + 8 * Math.max(0, heights.length - 1);
}

function sectionsHeight(sections: Section[]): number {
  const heights = sections.map((section) => 59 + sectionHeight(section));
  return sum(heights) + GAP * Math.max(0, heights.length - 1);
}

function sectionHeight(section: Section): number {
  switch (section.kind) {
    case 'prose':
      return linesOf(section.body, 70) * 27;
    case 'map':
      return section.own ? 632 + Math.ceil(section.own.near.length / 3) * 29 : 105;
    case 'services':
    case 'facts':
      return Math.ceil(section.items.length / 3) * 36;
    case 'units':
      return 150;
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function linesOf(text: string, perLine: number): number {
  return wrapped(text, perLine, (word) => word.length, 1);
}

/** The lines of a name in letters of 60 px, beside the print. */
const titleLines = (title: string) => wrapped(title, 395 / 60, widthOf, 0.24);

/** In ems. */
function widthOf(word: string): number {
  const widths = [...word].map((letter) => {
    if (/[iljftrI1.,'()-]/.test(letter)) return 0.29;
    if (/[mw]/i.test(letter)) return 0.86;
    return /\p{Lu}/u.test(letter) ? 0.64 : 0.53;
  });
  return sum(widths);
}

function wrapped(text: string, room: number, measure: (word: string) => number, space: number): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    let taken = 0;
    lines += 1;
    for (const word of paragraph.split(' ')) {
      const width = measure(word);
      if (taken > 0 && taken + space + width > room) {
        lines += 1;
        taken = width;
      } else taken += (taken > 0 ? space : 0) + width;
    }
  }
  return lines;
}

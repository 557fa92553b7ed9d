import { checkTexts } from '#catalog/content/declared-texts.ts';
import { translate } from '#catalog/languages/translate.ts';
import { checkLanguages } from '#catalog/mistakes/written-languages.ts';
import { isContentName } from '#common/lib/address/content-name.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { type LineOf, linesOf } from '#reading/lines.ts';
import { ContentError, collectProblems, parseContent } from '#reading/problems.ts';
import { filesIn, readJson } from '#reading/read-file.ts';
import { type EventFacts, eventFacts } from './event-facts.ts';

/** An event in one language. */
export type LocalEvent = Omit<EventFacts, 'translations'> & {
  id: string;
  /** The `lang` attribute for Spanish texts that nobody has translated yet. */
  lang: string | undefined;
};

/** An event of the agenda: one file in content/events, including its translations. */
export type AgendaEvent = {
  /** The file's name, which is also its anchor on the agenda's page. */
  id: string;
  file: string;
  in(language: string): LocalEvent;
};

const FOLDER = 'content/events';
/** The name of the calendar file with all events; each event also has its own. */
export const ALL_EVENTS = 'todos-los-eventos';

/**
 * Reads every event in content/events, sorted by file name.
 * @param languages all languages of the guide, Spanish first
 * @throws {ContentError} one sentence for each mistake in any file.
 */
export function readEvents(root: string, languages: string[]): AgendaEvent[] {
  return collectProblems(
    filesIn(root, FOLDER).filter((name) => name !== 'README.md'),
    (name) => readEvent(root, name, languages),
  );
}

function readEvent(root: string, name: string, languages: string[]): AgendaEvent {
  const file = `${FOLDER}/${name}`;
  const fail = (why: string): never => {
    throw new ContentError([`${file}: ${why}.`]);
  };
  if (!name.endsWith('.json')) fail('is no event; an event is a file that ends in .json');
  const id = name.slice(0, -'.json'.length);
  if (!isContentName(id)) fail("the file name is the event's address; use only a-z, 0-9 and single dashes");
  if (id === ALL_EVENTS) fail('has the name of the calendar file that holds all events; choose another');
  const written = readJson(root, file);
  checkTexts(eventFacts, file);
  const { translations, ...facts } = parseContent(eventFacts, written, file);
  checkLanguages(written, file, languages);
  const spanish = { ...facts, id };
  const spoken = collectProblems(Object.entries(translations), ([code, words]) => {
    const lineOf: LineOf = (path) => linesOf(written)(['translations', code, ...path]);
    return [code, { ...translate(spanish, words, `${file} (${code})`, lineOf), lang: undefined }] as const;
  });
  const byLanguage = new Map<string, LocalEvent>(spoken);
  return {
    id,
    file,
    in: (language) => byLanguage.get(language) ?? { ...spanish, lang: language === SPANISH ? undefined : SPANISH },
  };
}

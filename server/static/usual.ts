import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './encodings.ts';
import type { Encoding, SiteFile } from './files.ts';

/** A file, and the headers that belong to it; null if its answer is not always the same. */
export type Look = (address: string) => { file: SiteFile; headers: [string, string][] } | null;

/** A whole answer. The headers are a flat list of names and values, because Node sends that fastest. */
type Answer = { headers: string[]; content: Buffer };
type Answers = Pick<SiteFile, 'isPage' | 'variants'> & { byEncoding: Map<Encoding, Answer> };

/** Whoever sends one of these may get something else than the whole file. */
const UNUSUAL = ['if-none-match', 'if-modified-since', 'range', 'save-data'];

/**
 * Answers the usual request, for a whole file in memory, with headers that are prepared once: setting them one by one
 * takes Node longer than all the rest. Returns false for every other request, and has then done nothing.
 * @param lookNow returns another function once another site is served
 * @param headers those of every answer
 */
export function createUsualAnswers(lookNow: () => Look, headers: [string, string][]) {
  const prepared = new Map<string, Answers>();
  let look = lookNow();

  function answersAt(address: string): Answers | null {
    if (look !== lookNow()) prepared.clear();
    look = lookNow();
    const known = prepared.get(address);
    if (known) return known;
    const found = look(address);
    if (!found) return null;
    const { isPage, variants } = found.file;
    const answers = {
      isPage,
      variants,
      byEncoding: answersWith(found.file, [...headers, ...found.headers]),
    };
    prepared.set(address, answers);
    return answers;
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || UNUSUAL.some((name) => request.headers[name] !== undefined)) return false;
    const { url = '' } = request;
    const end = url.indexOf('?');
    const answers = answersAt(end < 0 ? url : url.slice(0, end));
    if (!answers || (end >= 0 && answers.isPage)) return false; // a query may mean something to a page
    const answer = answers.byEncoding.get(chooseEncoding(request, answers.variants));
    if (!answer) return false;
    response.writeHead(200, answer.headers);
    response.end(answer.content);
    return true;
  };
}

/** The answers for those variants that are in memory. */
function answersWith({ variants }: SiteFile, headers: [string, string][]): Map<Encoding, Answer> {
  const answers = new Map<Encoding, Answer>();
  for (const { encoding, etag, size, content } of variants.values()) {
    if (!Buffer.isBuffer(content)) continue;
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const own = ['ETag', etag, ...encoded, 'Content-Length', String(size)];
    answers.set(encoding, { headers: [...headers.flat(), ...own], content });
  }
  return answers;
}

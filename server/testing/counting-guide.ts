import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_FILE, type Built } from '../../common/contracts/built.ts';
import { VISITS_PATH, type VisitReport } from '../../common/contracts/visits.ts';
import { tinySite } from './test-guide.ts';

export const WINERY_PAGE = '/bodegas-en-san-rafael-mendoza/bodega-suter';

/** Writes a built site of a few pages that counts its visits, or changes one so that it does not. */
export function countingSite(dist = tinySite(), countsVisits = true): string {
  for (const page of ['/bodegas-en-san-rafael-mendoza', WINERY_PAGE, `/en${WINERY_PAGE}`]) {
    mkdirSync(path.join(dist, page), { recursive: true });
    writeFileSync(path.join(dist, page, 'index.html'), `<h1>${page}</h1>`);
  }
  const file = path.join(dist, BUILT_FILE);
  const built = JSON.parse(readFileSync(file, 'utf8')) as Built; // tinySite has written it
  writeFileSync(file, JSON.stringify({ ...built, countsVisits }));
  return dist;
}

/** The headers of a person's browser on the guide's own page. */
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0', 'Sec-Fetch-Site': 'same-origin' };

/** Sends a report as a page does that is left. */
export function report(url: string, body: Partial<VisitReport> | string, headers: Record<string, string> = {}) {
  return fetch(url + VISITS_PATH, {
    method: 'POST',
    headers: { ...BROWSER, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

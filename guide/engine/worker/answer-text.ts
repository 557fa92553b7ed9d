import { BUILD_HEADER } from '#engine/offline/build-header.ts';
import { isProven } from '#engine/offline/proof.ts';
import { type Copy, holdsAll, keepSeen } from '#engine/offline/store.ts';
import {
  buildOf,
  copiesFor,
  type Found,
  findFirst,
  findStandIn,
  findText,
  keepScreen,
  releasesIn,
  textResponse,
} from './find-text.ts';
import { fromNetwork } from './network.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Answers a request for page data, translations, the search index, and other small files of a build. */
export async function answerText(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const { request, clientId } = event;
  const address = decodeURIComponent(pathname);
  const build = request.headers.get(BUILD_HEADER) ?? buildOf.get(clientId) ?? null;
  const copies = await copiesFor(address);
  const whole = await fromWhole(copies[0], build, address);
  if (whole) return textResponse(address, whole);
  const stored = await findFirst(copies, () => address, build);
  try {
    const response = await fromNetwork(request, stored !== null);
    if (address.endsWith('/page.json') && isProven(address, response))
      event.waitUntil(remember(address, response.clone()));
    return response;
  } catch (error) {
    const found = stored ?? (address.endsWith('/page.json') ? await findStandIn(copies) : null);
    if (found) return textResponse(address, found);
    throw error;
  }
}

/** Answers at once from a copy that has every page, of the same build as the page that asks. */
async function fromWhole(copy: Copy | undefined, build: string | null, address: string): Promise<Found | null> {
  if (!copy) return null;
  for (const kept of releasesIn(copy, build)) {
    const isAsked = build === null ? kept === copy.used : kept.release.build === build;
    if (isAsked && holdsAll(kept)) return findText(kept, address);
  }
  return null;
}

async function remember(address: string, response: Response) {
  const text = await response.text();
  const build = /^\{"build":"([\w-]+)",/.exec(text)?.[1];
  if (!build) return;
  await keepSeen(build, address, `{${text.slice(`{"build":"${build}",`.length)}`);
  await keepScreen(address, build, text);
}

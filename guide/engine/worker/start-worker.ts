import { flushOutbox, OUTBOX_TAG } from '#engine/offline/outbox.ts';
import { KEEP_HEADER } from '#engine/offline/release.ts';
import { answerDocument } from './answer-document.ts';
import { answerFile } from './answer-file.ts';
import { answerPicture } from './answer-picture.ts';
import { answerText } from './answer-text.ts';
import { type FetchEvent, worker } from './worker-scope.ts';

// The service worker: answers from what is stored. It has no list of files and is tied to no build, so a worker that is
// older or newer than the pages does no harm. The pages fetch and store the files (guide/engine/offline).

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/** Addresses that test the network itself, change something, or are for the owner only. */
const NEVER = /^\/(f\/|healthz$|sw\.js$|offline\/|escritorio(\/|$))/;

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || NEVER.test(url.pathname)) return;
  if (request.headers.has('range')) return; // films come from the network only
  if (request.headers.has(KEEP_HEADER)) return; // a page is keeping it
  event.respondWith(answerFor(event, url)(event, url).catch((error: unknown) => fromNetworkAlone(request, error)));
});

function answerFor({ request }: FetchEvent, { pathname }: URL) {
  if (request.mode === 'navigate') return answerDocument;
  if (/^\/(assets|images)\//.test(pathname)) return answerFile;
  return /\.webp$/.test(pathname) ? answerPicture : answerText;
}

/** Whatever goes wrong in here, a visitor with a network gets the page. */
function fromNetworkAlone(request: Request, error: unknown): Promise<Response> {
  console.warn(`${request.url} could not be answered from this device.`, error);
  return fetch(request);
}

worker.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_TAG) event.waitUntil(flushOutbox({ isRetried: !event.lastChance }));
});

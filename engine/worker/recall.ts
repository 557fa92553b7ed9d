import { forgetAll } from '#engine/offline/store.ts';
import { worker } from './worker-scope.ts';

// Takes the place of a worker that must go: empties what was kept and signs itself off. Pages that are open go on; what
// visitors wrote (favourites, drafts, messages that wait) stays.

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetAll().then(() => worker.registration.unregister())),
);

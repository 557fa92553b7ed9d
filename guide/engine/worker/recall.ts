import { forgetAll } from '#engine/offline/store.ts';
import { worker } from './worker-scope.ts';

// Replaces a worker that must be removed: deletes what was stored and unregisters itself. Open pages keep working;
// visitors' own data (favourites, drafts, waiting messages) stay.

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetAll().then(() => worker.registration.unregister())),
);

import type offline from '../../../content/locales/es/offline.json';

/** `content/locales/<lng>/offline.json`: the messages of everything that works without signal. */
export type OfflineMessages = typeof offline;

import type offline from '../../../locales/es/offline.json';

/** `locales/<lng>/offline.json`: the messages of everything that works without signal. */
export type OfflineMessages = typeof offline;

export const CLIENT_ENTRY = 'guide/app/entry.client.tsx';
export const SERVER_ENTRY = 'guide/app/entry.server.tsx';

/** Browsers of 2022: an old Android phone that still gets browser updates is well past these. */
export const TARGET = ['chrome100', 'edge100', 'firefox100', 'safari15.4'];

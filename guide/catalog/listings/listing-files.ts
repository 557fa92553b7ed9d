/** The folder of all collections. */
export const COLLECTIONS = 'content/collections';

/** The file extension of a draft. */
export const DRAFT = '.draft.json';

/** The folder of a collection's listings. */
export const listingsFolder = (collection: string) => `${COLLECTIONS}/${collection}/listings`;

const LISTING_FILE = /^content\/collections\/([^/]+)\/listings\/([^/]+)\.json$/;

/** Whether a file is a business's listing. Its link opens nothing else, whatever somebody published from a request. */
export const isListing = (file: string): boolean => LISTING_FILE.test(file);

/** The name by which other files know a listing: "bodegas/la-luna"; null for any other file. */
export function listingName(file: string): string | null {
  const [, collection, name] = LISTING_FILE.exec(file) ?? [];
  return collection && name ? `${collection}/${name}` : null;
}

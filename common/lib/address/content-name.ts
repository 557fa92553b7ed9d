/** A content file's name without its extension, which ends its page's address, as part of a regular expression. */
export const NAME_PATTERN = '[a-z0-9]+(?:-[a-z0-9]+)*';
const NAME = new RegExp(`^${NAME_PATTERN}$`);
/** A listing as other files name it, by its collection and its file: "bodegas/bodega-suter". */
const LISTING = new RegExp(`^${NAME_PATTERN}/${NAME_PATTERN}$`);
/** A file system takes no more than 255, with a translation's extension and a temporary file's. */
const LONGEST = 120;
/** Leaves room for the number that a second file of the same title gets. */
const LONGEST_MADE = 100;

/** Whether a content file may have this name. No program takes it for an option, as it would "--help". */
export const isContentName = (name: string): boolean => name.length <= LONGEST && NAME.test(name);

/** Whether a text is a listing as other files name it, be there one or not. */
export const isListingName = (text: string): boolean => LISTING.test(text);

/** Shortens a name that a title has made, between two of its words if it can. */
export function shortName(name: string): string {
  if (name.length <= LONGEST_MADE) return name;
  const end = name.lastIndexOf('-', LONGEST_MADE);
  return name.slice(0, end > 0 ? end : LONGEST_MADE);
}

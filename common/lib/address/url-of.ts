/** A text as an address; null if it is none. `URL.canParse` is newer than the browsers that the guide and the desk declare. */
export function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

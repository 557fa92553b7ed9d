/**
 * Decodes a file that a person may have edited, without the byte-order mark that some editors put first. Returns null
 * if the file is not UTF-8.
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null; // UTF-16, as some editors for Windows write it
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes); // it skips the mark
  } catch {
    return null;
  }
}

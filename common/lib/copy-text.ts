import { inTime } from './in-time.ts';

const PATIENCE_MS = 3000;

/**
 * Puts a text on the clipboard.
 * @throws {Error} if the browser refuses, has none, or does not answer, as some inside other applications
 */
export async function copyText(text: string): Promise<void> {
  await inTime(window.navigator.clipboard.writeText(text), PATIENCE_MS);
}

/** The path prefix of the desk's API. */
const API = '/escritorio/api/';

/** The address of a request; `value` fills in `:id` or follows a final `=`. */
export function addressOf(path: string, value?: string): string {
  const filled = path.includes(':id') ? path.replace(':id', encodeURIComponent(value ?? '')) : path;
  return `${API}${filled.endsWith('=') ? filled + encodeURIComponent(value ?? '') : filled}`;
}

/** The error sentence in a response, if it has one. */
export function sentenceOf(body: unknown): string | null {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof error === 'string' ? error : null;
}

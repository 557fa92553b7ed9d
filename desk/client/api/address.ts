/** Below which address the desk's requests are. */
const API = '/escritorio/api/';

/** The address of a request; an open end or a `:id` takes the value. */
export function addressOf(path: string, value?: string): string {
  const filled = path.includes(':id') ? path.replace(':id', encodeURIComponent(value ?? '')) : path;
  return `${API}${filled.endsWith('=') ? filled + encodeURIComponent(value ?? '') : filled}`;
}

/** The server's own sentence, if it gave one. */
export function sentenceOf(body: unknown): string | null {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof error === 'string' ? error : null;
}

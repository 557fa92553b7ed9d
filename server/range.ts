/** The first and last byte of what is asked for, or what to answer instead. */
export type Range = { first: number; last: number } | 'whole' | 'impossible';

/**
 * Reads a Range header (RFC 9110, 14.1) for a file of `size` bytes. Several parts at once, or another unit, are
 * answered with the whole file, as the standard allows. `ifRange` is that header: a file that changed is sent whole.
 */
export function readRange(header: string | undefined, size: number, etag: string, ifRange?: string): Range {
  if (!header || (ifRange && ifRange !== etag)) return 'whole';
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (start === '' && end === '') return 'whole';
  if (start === '') {
    const length = Math.min(Number(end), size);
    return length === 0 ? 'impossible' : { first: size - length, last: size - 1 };
  }
  const first = Number(start);
  const last = end === '' ? size - 1 : Math.min(Number(end), size - 1);
  if (end !== '' && Number(end) < first) return 'whole'; // makes no sense, and is to be ignored
  return first < size ? { first, last } : 'impossible';
}

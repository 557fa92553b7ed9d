/** What the file system says if it takes nothing more: full, a quota or a limit reached, read-only, broken. */
const CODES = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EIO',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'EISDIR',
]);

/** Whether the guide could not write a file, which is never the fault of the person who sent it. */
export function isDiskError(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { code?: string; syscall?: string };
  return syscall !== undefined && code !== undefined && CODES.has(code);
}

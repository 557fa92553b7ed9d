/** The part of npm's `package-lock.json` that matters here. */
export type LockFile = { packages: Record<string, { libc?: string[] }> };

const BINARY = /^node_modules\/@libsql\/linux-.*(gnu|musl)/;

/**
 * Returns the lock file with the C library that each of libSQL's Linux binaries is for. The packages do not declare it
 * themselves, so npm would install both: 9 MB that nothing can load.
 */
export function withLibc({ packages, ...rest }: LockFile): LockFile {
  const entries = Object.entries(packages).map(([name, entry]) => {
    const [, library] = BINARY.exec(name) ?? [];
    return [name, library ? { ...entry, libc: [library === 'gnu' ? 'glibc' : 'musl'] } : entry] as const;
  });
  return { ...rest, packages: Object.fromEntries(entries) };
}

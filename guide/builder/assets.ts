import type { Manifest } from 'vite';
import { CLIENT_ENTRY } from './entries.ts';

/**
 * Every script that a browser loads for a screen, each after those that it imports: first the entry's, then the
 * screen's own.
 */
export function scriptsOf(manifest: Manifest, screen: string): string[] {
  const route = `guide/app/screens/${screen}/screen.tsx`;
  for (const key of [CLIENT_ENTRY, route]) if (!manifest[key]) throw new Error(`The client build has no ${key}.`);
  const found = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(add);
    found.add(chunk.file);
  };
  add(CLIENT_ENTRY);
  add(route);
  return [...found];
}

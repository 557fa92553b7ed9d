import { mkdirSync } from 'node:fs';
import path from 'node:path';

type Preview = { built: string; live: string | null; folder: string; id: string };

/** TODO */
export function keepPreview({ folder, id }: Preview): Map<string, string> {
  mkdirSync(path.join(folder, id), { recursive: true });
  return new Map();
}

/**
 * `npm run install:test [commands | by-hand] [bookworm | trixie | noble]`: the installation as docs/deploy.md says, and
 * by hand; without a word, both on Debian 12, one after the other. It needs root, mmdebstrap, systemd-nspawn, the package
 * mirror and npm's registry, and is no part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const PARTS = { commands: 'install.ts', 'by-hand': 'by-hand.ts' };

const words = process.argv.slice(2);
const chosen = Object.entries(PARTS).filter(([name]) => words.includes(name));
const systems = words.filter((word) => !Object.hasOwn(PARTS, word));

for (const [name, file] of chosen.length > 0 ? chosen : Object.entries(PARTS)) {
  const start = performance.now();
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, file), ...systems], {
    stdio: 'inherit',
  });
  console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  if (status !== 0) process.exit(1);
}

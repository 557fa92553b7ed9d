/**
 * `npm run install:test -- [commands | by-hand | containers] [bookworm | trixie | noble]`: the installation as
 * docs/deploy.md says, by hand, and in containers; without a word, all of it on Debian 12, one after the other. It needs
 * root, mmdebstrap, systemd-nspawn, the package mirror and npm's registry, and is no part of `npm test`. Containers are
 * left out where there is no Podman.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { LEFT_OUT } from './steps.ts';

const PARTS = { commands: 'install.ts', 'by-hand': 'by-hand.ts', containers: 'containers.ts' };

const words = process.argv.slice(2);
const chosen = Object.entries(PARTS).filter(([name]) => words.includes(name));
const systems = words.filter((word) => !Object.hasOwn(PARTS, word));

const count = { passed: 0, leftOut: 0 };
for (const [name, file] of chosen.length > 0 ? chosen : Object.entries(PARTS)) {
  const start = performance.now();
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, file), ...systems], {
    stdio: 'inherit',
  });
  console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  if (status !== 0 && status !== LEFT_OUT) process.exit(1);
  count[status === 0 ? 'passed' : 'leftOut']++;
}
console.log(`${count.passed} passed, ${count.leftOut} left out`);

import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const MEGABYTE = 1e6;

/** Returns the size of a release in megabytes: the server with its packages, Node, and the site. */
export function weigh(release: string): { server: number; node: number; site: number } {
  const modules = path.join(release, 'node_modules');
  const nodes = readdirSync(modules).filter((name) => /^node-[a-z]+-/.test(name));
  const node = sum(nodes.map((name) => bytesIn(path.join(modules, name))));
  const site = bytesIn(path.join(release, 'dist'));
  const inMegabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);
  return { server: inMegabytes(bytesIn(release) - node - site), node: inMegabytes(node), site: inMegabytes(site) };
}

function bytesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return sum(files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

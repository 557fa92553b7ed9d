import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { namesIn } from './files.ts';

const LINK = 'current';
const VERSION = '.version';
/** The prefix of a site's name while it is being built. */
const BUILDING = '.building-';
/** The prefix of anything unfinished. The build's own temporary folders, next to its target, have it too. */
const UNFINISHED = '.build';
/** The number of sites to keep in addition to the live one: a server may still be reading the last one. */
const KEPT = 3;

/** The folder of built sites. One is live: the one that the link leads to. */
export class Sites {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The folder of the live site; null before the first. */
  get live(): string | null {
    try {
      const folder = path.resolve(this.folder, readlinkSync(path.join(this.folder, LINK)));
      return existsSync(folder) ? folder : null;
    } catch {
      return null;
    }
  }

  /** The commit that the live site was built from. */
  get liveVersion(): string | null {
    const file = this.live && path.join(this.live, VERSION);
    return file && existsSync(file) ? readFileSync(file, 'utf8').trim() || null : null;
  }

  /** An empty folder to build into, without the remains of a killed build. */
  building(name: string): string {
    const folder = path.join(this.folder, BUILDING + name);
    rmSync(folder, { recursive: true, force: true });
    return folder;
  }

  /** Moves a finished site into place and makes it live atomically. */
  switchTo(built: string, version: string, now: Date) {
    const wanted = `${now.toISOString().replace(/[-:.]/g, '')}-${version.slice(0, 12)}`;
    let name = wanted;
    for (let count = 2; existsSync(path.join(this.folder, name)); count++) name = `${wanted}-${count}`;
    writeFileSync(path.join(built, VERSION), `${version}\n`);
    renameSync(built, path.join(this.folder, name));
    const next = path.join(this.folder, `.${LINK}`);
    rmSync(next, { force: true });
    symlinkSync(name, next);
    renameSync(next, path.join(this.folder, LINK));
  }

  /** Deletes the remains of killed builds, and all old sites but the newest. */
  prune() {
    const live = this.live && path.basename(this.live);
    const sites = namesIn(this.folder).filter((name) => /^\d{8}T\d+Z-[0-9a-f]+(-\d+)?$/.test(name) && name !== live);
    for (const name of sites.slice(0, Math.max(0, sites.length - KEPT))) this.#remove(name);
    for (const name of readdirSync(this.folder)) if (name.startsWith(UNFINISHED)) this.#remove(name);
  }

  #remove(name: string) {
    rmSync(path.join(this.folder, name), { recursive: true, force: true });
  }
}

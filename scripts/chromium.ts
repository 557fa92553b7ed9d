import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackage } from './programs.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser of this machine: Playwright's own needs a download that not every machine may make. */
export function findChromium(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : null;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...NAMES.map((name) => `/usr/bin/${name}`), ...candidates, MAC].find((file) => existsSync(file)) ?? null;
}

/** Finds a browser, or installs Debian's where this process may. Null, with one sentence, when there is none. */
export function provideChromium(): string | null {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    console.error(`CHROMIUM_PATH is "${process.env.CHROMIUM_PATH}", but there is no such file.`);
    return null;
  }
  installPackage('chromium');
  const installed = findChromium();
  if (!installed) {
    console.error(
      'The end-to-end tests need Chromium or Chrome: install one (Debian: sudo apt-get install chromium) ' +
        'or name its program in CHROMIUM_PATH.',
    );
  }
  return installed;
}

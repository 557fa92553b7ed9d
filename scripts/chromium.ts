import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackage } from './programs.ts';

/** Chromium without windows: it renders the same pages with half the work. */
const SMALL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', SMALL];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Finds this machine's own browser: Playwright's would need a download, which not every machine allows. */
export const findChromium = () => findFirst(NAMES);

/** Also finds a browser, but prefers the one that runs tests fastest. */
export const findTestChromium = () => findFirst([SMALL, ...NAMES]);

/** The option of Playwright that names the browser; without one, Playwright looks for its own. */
export const executable = (program: string | null) => (program ? { executablePath: program } : {});

function findFirst(names: string[]): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : null;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, MAC].find((file) => existsSync(file)) ?? null;
}

/**
 * Finds the browser that runs tests fastest, or installs Debian's where this process may. Returns null, after logging
 * one sentence, when there is none at all.
 */
export function provideChromium(): string | null {
  const found = findTestChromium();
  if (process.env.CHROMIUM_PATH) {
    if (!found) console.error(`CHROMIUM_PATH is "${process.env.CHROMIUM_PATH}", but there is no such file.`);
    return found;
  }
  if (found?.endsWith(SMALL)) return found;
  installPackage(SMALL);
  if (!findTestChromium()) installPackage('chromium'); // the only name before Debian 12
  const installed = findTestChromium();
  if (!installed) {
    console.error(
      `The end-to-end tests need Chromium or Chrome: install one (Debian: sudo apt-get install ${SMALL}) ` +
        'or name its program in CHROMIUM_PATH.',
    );
  }
  return installed;
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/test-folder.ts';
import { ConfigError } from './config.ts';
import { readEnvFile } from './env-file.ts';

function read(content: string | Buffer): Record<string, string> | string[] {
  const file = path.join(temporaryFolder(), '.env');
  writeFileSync(file, content);
  try {
    return readEnvFile(file);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes.map((mistake) => mistake.replace(file, '.env'));
    throw error;
  }
}

test('a byte-order mark before the first name is skipped', () => {
  expect(read('\uFEFFPORT=80\r\nHOST=127.0.0.1\r\n')).toEqual({ PORT: '80', HOST: '127.0.0.1' });
});

test('each unknown name is reported with the nearest known one', () => {
  expect(
    read('TRUSTED_PROXYS=1\nport=80\nMAIL_FORM=a@b.example\nSITE_URL=https://x.example\nCOLOUR=red\nHSTS=1'),
  ).toEqual([
    '.env: COLOUR means nothing to the guide; .env.example lists the names that do.',
    '.env: MAIL_FORM means nothing to the guide; did you mean MAIL_FROM?',
    '.env: SITE_URL is only read by the build, from the environment: take it out here.',
    '.env: TRUSTED_PROXYS means nothing to the guide; did you mean TRUSTED_PROXIES?',
    '.env: port means nothing to the guide; did you mean PORT?',
  ]);
});

test('a file that is not UTF-8 is reported instead of being read as empty', () => {
  expect(read(Buffer.from('\uFEFFPORT=80', 'utf16le'))).toEqual([
    '.env is not written in UTF-8: save it again as UTF-8.',
  ]);
});

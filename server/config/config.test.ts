import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function mistakes(environment: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
}

test('with nothing set, the guide runs with its defaults', () => {
  expect(readConfig({})).toEqual({
    port: 4173,
    host: '0.0.0.0',
    backupState: null,
    database: { url: 'file:data/guide.db', token: undefined },
    trustedProxies: 0,
    hsts: false,
    postsPer10Minutes: 20,
    postsPerHour: 1000,
    mail: null,
    desk: null,
    logLevel: 'info',
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', HSTS: '', SMTP_URL: '' })).toEqual(readConfig({}));
});

test('all mistakes are reported at once, one sentence each', () => {
  expect(mistakes({ PORT: '99999', HSTS: 'yes', TRUSTED_PROXIES: '-1', LOG_LEVEL: 'loud' })).toEqual([
    'PORT is "99999", but must be a number from 0 to 65535.',
    expect.stringMatching(/^TRUSTED_PROXIES is "-1", but must be how many proxies of yours stand before this server/),
    expect.stringMatching(/^HSTS is "yes", but must be 1 when the guide is only read over https/),
    'LOG_LEVEL is "loud", but must be debug, info, warn, error or silent.',
  ]);
});

test('a value that may be secret is not repeated', () => {
  const [first, second] = mistakes({ SMTP_URL: 'mail://ana:geheim@host', DATABASE_URL: 'postgres://ana:geheim@db' });
  expect(`${first}${second}`).not.toContain('geheim');
  expect([first, second]).toEqual([
    expect.stringMatching(/^DATABASE_URL is not valid, but must be file: and a path/),
    expect.stringMatching(/^SMTP_URL is not valid, but must be the address of a mail server/),
  ]);
});

test.each([':memory:', 'file::memory:', 'file:guide.db?mode=memory', 'file:memdb1?mode=memory&cache=shared'])(
  'a database that is only in memory is refused: %s',
  (url) => {
    expect(mistakes({ DATABASE_URL: url })).toEqual([expect.stringMatching(/^DATABASE_URL is not valid/)]);
  },
);

test('an incomplete mail configuration is refused with what is missing', () => {
  expect(mistakes({ SMTP_URL: 'smtp://localhost', MAIL_TO: 'ana@example.com' })).toEqual([
    'SMTP_URL and MAIL_TO alone sends no mail: set MAIL_FROM too.',
  ]);
});

test.each([
  ['smtp://ana:geheim@mail.example.com', true],
  ['smtp://ana:geheim@mail.example.com:587', true],
  ['smtp://ana:geheim@127.evil.example', true],
  ['smtp://ana:geheim@mail.example.com?requireTLS=true&ignoreTLS=true', true],
  ['smtp://ana:geheim@mail.example.com:587?requireTLS=true', false],
  ['smtps://ana:geheim@mail.example.com', false],
  ['smtp://mail.example.com', false],
  ['smtp://ana:geheim@localhost:25', false],
  ['smtp://ana:geheim@127.0.0.1', false],
  ['smtp://ana:geheim@[::1]', false],
])('a password may not travel unencrypted: %s', (url, isRefused) => {
  const sentences = mistakes({ SMTP_URL: url, MAIL_FROM: 'guia@example.com', MAIL_TO: 'ana@example.com' });
  expect(sentences).toEqual(isRefused ? [expect.stringMatching(/^SMTP_URL would send its password unencrypted/)] : []);
  expect(sentences.join()).not.toContain('geheim');
});

test.each([
  ['SMTP_URL', (size: number) => `smtp://${'?'.repeat(size)} `],
  ['SMTP_URL', (size: number) => `smtp://${'a'.repeat(size)}`],
  ['DATABASE_URL', (size: number) => `file:${':memory'.repeat(size / 7)}?`],
  ['DATABASE_URL', (size: number) => `https://${'/'.repeat(size)}\n`],
  ['MAIL_TO', (size: number) => `${'a.'.repeat(size / 2)}@`],
  ['MAIL_TO', (size: number) => `a@${'a-.'.repeat(size / 3)}`],
])('reading a long %s takes linear time', (name, value) => {
  const cost = (size: number) => {
    const before = process.cpuUsage();
    mistakes({ [name]: value(size) });
    return process.cpuUsage(before).user;
  };
  cost(1000); // warm-up
  expect(Math.min(cost(50_000), cost(50_000), cost(50_000))).toBeLessThan(100_000); // quadratic code took over a second
});

test('the desk needs its folder and its address, and passkeys need https and a name', () => {
  const folder = { DESK_FOLDER: '/var/lib/guide-desk' };
  expect(readConfig({ ...folder, DESK_URL: 'https://guia.example/' }).desk).toEqual({
    folder: path.resolve('/var/lib/guide-desk'),
    origin: 'https://guia.example',
  });
  expect(readConfig({ ...folder, DESK_URL: 'http://localhost:4173' }).desk?.origin).toBe('http://localhost:4173');
  expect(mistakes(folder)).toEqual(['DESK_FOLDER alone opens no desk: set DESK_URL too.']);
  expect(mistakes({ DESK_URL: 'https://guia.example' })).toEqual([
    'DESK_URL alone opens no desk: set DESK_FOLDER too.',
  ]);
  const wrong = [
    'http://guia.example',
    'https://203.0.113.7',
    'https://[::1]',
    'https://guia.example/es',
    'guia.example',
  ];
  for (const DESK_URL of [
    ...wrong,
    'https://ana:x@guia.example',
    'http://localhost.evil.example',
    'https://guia.example?x',
  ]) {
    expect(mistakes({ ...folder, DESK_URL })).toEqual([
      expect.stringContaining(`DESK_URL is "${DESK_URL}", but must be`),
    ]);
  }
});

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

test('with nothing set, the guide runs on its own', () => {
  expect(readConfig({})).toEqual({
    port: 4173,
    host: '0.0.0.0',
    database: { url: 'file:data/guide.db', token: undefined },
    trustedProxies: 0,
    hsts: false,
    postsPer10Minutes: 20,
    mail: null,
    logLevel: 'info',
  });
});

test('a variable that is there but empty counts as not set', () => {
  expect(readConfig({ PORT: '', HSTS: '', SMTP_URL: '' })).toEqual(readConfig({}));
});

test('every mistake is one sentence, all at once', () => {
  expect(mistakes({ PORT: '99999', HSTS: 'yes', TRUSTED_PROXIES: '-1', LOG_LEVEL: 'loud' })).toEqual([
    'PORT is "99999", but must be a number from 0 to 65535.',
    expect.stringMatching(/^TRUSTED_PROXIES is "-1", but must be how many proxies of yours stand before this server/),
    expect.stringMatching(/^HSTS is "yes", but must be 1 when the guide is only read over https/),
    'LOG_LEVEL is "loud", but must be debug, info, warn, error or silent.',
  ]);
});

test('what may be a secret is not repeated', () => {
  const [first, second] = mistakes({ SMTP_URL: 'mail://ana:geheim@host', DATABASE_URL: 'postgres://ana:geheim@db' });
  expect(`${first}${second}`).not.toContain('geheim');
  expect([first, second]).toEqual([
    expect.stringMatching(/^DATABASE_URL is not valid, but must be file: and a path/),
    expect.stringMatching(/^SMTP_URL is not valid, but must be the address of a mail server/),
  ]);
});

test('half a mail configuration says what is missing', () => {
  expect(mistakes({ SMTP_URL: 'smtp://localhost', MAIL_TO: 'ana@example.com' })).toEqual([
    'SMTP_URL and MAIL_TO alone sends no mail: set MAIL_FROM too.',
  ]);
});

import path from 'node:path';
import { z } from 'zod';
import { emailAddress } from '../../common/lib/text/email.ts';
import { isDatabaseUrl, isDeskUrl, isMailServerUrl, sendsPasswordOpenly } from './addresses.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['0', '1', '']).transform((text) => text === '1');
const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** Each variable's schema and what it must be, in the words of the sentence that rejects it. */
const variables = {
  PORT: { schema: port.default(4173), must: 'a number from 0 to 65535' },
  HOST: { schema: z.string().min(1).default('0.0.0.0'), must: 'an address of this machine, such as 127.0.0.1' },
  DATABASE_URL: {
    schema: z.string().refine(isDatabaseUrl).default('file:data/guide.db'),
    must: 'file: and a path, such as file:data/guide.db, or the address of a libSQL server, such as https://db.example.com',
  },
  DATABASE_TOKEN: { schema: z.string().min(1).optional(), must: 'the token that the database server gave you' },
  TRUSTED_PROXIES: {
    schema: count(0, 10).default(0),
    must: 'how many proxies of yours stand before this server, from 0 to 10',
  },
  HSTS: { schema: flag.default(false), must: '1 when the guide is only read over https, otherwise 0' },
  POSTS_PER_10_MINUTES: {
    schema: count(1, 100_000).default(20),
    must: 'how many forms one address may send in 10 minutes, at least 1',
  },
  POSTS_PER_HOUR: {
    schema: count(1, 10_000_000).default(1000),
    must: 'how many forms all visitors together may send in an hour, at least 1',
  },
  SMTP_URL: {
    schema: z.string().refine(isMailServerUrl).optional(),
    must: 'the address of a mail server, such as smtps://user:password@mail.example.com',
  },
  MAILS_PER_HOUR: {
    schema: count(1, 10_000).default(60),
    must: 'how many notices may go out in an hour, at least 1',
  },
  MAIL_FROM: { schema: emailAddress.optional(), must: 'the e-mail address that notices come from' },
  MAIL_TO: { schema: emailAddress.optional(), must: 'the e-mail address that notices go to' },
  DESK_FOLDER: {
    schema: z.string().min(1).optional(),
    must: 'the folder that the desk shares with the publisher, such as /var/lib/guide-desk',
  },
  DESK_URL: {
    schema: z.string().refine(isDeskUrl).optional(),
    must: 'where the owner reads the guide, such as https://guide.example.com, without a path (http only for localhost, and no number in place of a name)',
  },
  BACKUP_STATE: {
    schema: z.string().min(1).optional(),
    must: 'the file in which the backup says when it last went well, such as /var/backups/guide/last-good',
  },
  LOG_LEVEL: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    must: 'debug, info, warn, error or silent',
  },
} as const;

type Name = keyof typeof variables;

/** Every variable that the running server reads. */
export const variableNames: readonly string[] = Object.keys(variables);

export type Config = {
  port: number;
  host: string;
  /** The token is only for a database on another machine. */
  database: { url: string; token: string | undefined };
  /** How many addresses at the end of X-Forwarded-For were written by the owner's own proxies. */
  trustedProxies: number;
  hsts: boolean;
  postsPer10Minutes: number;
  postsPerHour: number;
  /** Null if nobody is notified by mail. */
  mail: { url: string; from: string; to: string; perHour: number } | null;
  /** Null if there is no desk. `origin` is where the owner opens it, such as `https://guide.example.com`. */
  desk: { folder: string; origin: string } | null;
  /** The file that says when the last good backup was made; null if there is none of the guide's own. */
  backupState: string | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
};

/** The configuration is wrong. There is one sentence per mistake, and none repeats a value that may be secret. */
export class ConfigError extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

const SECRET: ReadonlySet<Name> = new Set(['DATABASE_TOKEN', 'SMTP_URL', 'DATABASE_URL']);
const MAIL: Name[] = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'];

/**
 * Reads the server's configuration from environment variables. An empty one counts as missing.
 * @throws {ConfigError} with all mistakes at once.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const schema = z.object(Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])));
  const { data, error } = schema.safeParse(given);
  const mistakes = (error?.issues ?? []).map(({ path: [name] }) => mistake(name as Name, given));
  const mail = MAIL.filter((name) => given[name]);
  if (mail.length > 0 && mail.length < MAIL.length) {
    const missing = MAIL.filter((name) => !given[name]);
    mistakes.push(`${mail.join(' and ')} alone sends no mail: set ${missing.join(' and ')} too.`);
  }
  if (Boolean(given.DESK_FOLDER) !== Boolean(given.DESK_URL)) {
    const [set, missing] = given.DESK_URL ? ['DESK_URL', 'DESK_FOLDER'] : ['DESK_FOLDER', 'DESK_URL'];
    mistakes.push(`${set} alone opens no desk: set ${missing} too.`);
  }
  if (given.SMTP_URL && isMailServerUrl(given.SMTP_URL) && sendsPasswordOpenly(given.SMTP_URL)) {
    mistakes.push(
      'SMTP_URL would send its password unencrypted: begin it with smtps://, or, where the server encrypts only on port 587, end it with ?requireTLS=true.',
    );
  }
  if (mistakes.length > 0 || !data) throw new ConfigError(mistakes);
  return shaped(data as Values); // the same schemas checked it
}

type Values = { [name in Name]: z.output<(typeof variables)[name]['schema']> };

function shaped(values: Values): Config {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to, DESK_FOLDER: folder, DESK_URL: desk } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    database: { url: values.DATABASE_URL, token: values.DATABASE_TOKEN },
    trustedProxies: values.TRUSTED_PROXIES,
    hsts: values.HSTS,
    postsPer10Minutes: values.POSTS_PER_10_MINUTES,
    postsPerHour: values.POSTS_PER_HOUR,
    mail: url && from && to ? { url, from, to, perHour: values.MAILS_PER_HOUR } : null,
    desk: folder && desk ? { folder: path.resolve(folder), origin: new URL(desk).origin } : null,
    backupState: values.BACKUP_STATE ? path.resolve(values.BACKUP_STATE) : null,
    logLevel: values.LOG_LEVEL,
  };
}

function mistake(name: Name, given: Record<string, string | undefined>): string {
  const value = SECRET.has(name) ? 'not valid' : `"${given[name]}"`;
  return `${name} is ${value}, but must be ${variables[name].must}.`;
}

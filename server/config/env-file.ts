import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import { decodeText } from '../text/decode-text.ts';
import { ConfigError, variableNames } from './config.ts';

/** The maximum edit distance of a suggested name: beyond it, the nearest name would be a guess. */
const MOST_WRONG_LETTERS = 4;
/** Variables that only the desk's publisher reads; it may share the file. */
const OF_THE_PUBLISHER = ['PUBLISHER_ROOT', 'PUBLISHER_SITES'];

/**
 * Reads the variables that a `.env` file sets.
 * @throws {ConfigError} with a sentence for each unknown name, because a mistyped `TRUSTED_PROXIES` would otherwise be
 * ignored silently.
 */
export function readEnvFile(file: string): Record<string, string> {
  const text = decodeText(readFileSync(file));
  if (text === null) throw new ConfigError([`${file} is not written in UTF-8: save it again as UTF-8.`]);
  const written = parseEnv(text) as Record<string, string>; // no value is undefined
  const known = [...variableNames, ...OF_THE_PUBLISHER];
  const mistakes = Object.keys(written).flatMap((name) => (known.includes(name) ? [] : [unknown(file, name)]));
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return written;
}

function unknown(file: string, name: string): string {
  if (name === 'SITE_URL')
    return `${file}: SITE_URL is only read by the build, from the environment: take it out here.`;
  const nearest = closest(name.toUpperCase(), variableNames);
  const isNear = distance(name.toUpperCase(), nearest) <= MOST_WRONG_LETTERS;
  const remedy = isNear ? `did you mean ${nearest}?` : '.env.example lists the names that do.';
  return `${file}: ${name} means nothing to the guide; ${remedy}`;
}

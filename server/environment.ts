import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from './config.ts';

/** The configuration from the environment and the file `.env`; mistakes end the process with a sentence each. */
export function configOrExit(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env'); // what the environment says already stays
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const mistake of error.mistakes) console.error(mistake);
    process.exit(1);
  }
}

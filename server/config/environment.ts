import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from './config.ts';
import { readEnvFile } from './env-file.ts';

/** Reads the configuration from the environment and `.env`. Mistakes end the process, with a sentence each. */
export function configOrExit(): Config {
  try {
    const written = existsSync('.env') ? readEnvFile('.env') : {};
    return readConfig({ ...written, ...process.env }); // the environment wins
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const mistake of error.mistakes) console.error(mistake);
    process.exit(1);
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type TestContext, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/test-folder.ts';
import { provideProgram } from '../../scripts/programs.ts';
import type { RunningGuide } from './guide.ts';
import { ask, freePorts, startProgram } from './processes.ts';

const config = path.resolve(import.meta.dirname, '../../deploy/Caddyfile');
const caddy = provideProgram('caddy');
const MISSING = 'Caddy is not on this machine, and could not be installed: Debian has it as the package caddy.';

type Addresses = {
  url: string;
  /** The address for visitors without https. */
  plainUrl: string;
};

/**
 * Starts Caddy in front of one or two guides, with deploy/Caddyfile. Skips the test if Caddy cannot be installed. With
 * `https` it serves `localhost` with a certificate that it makes itself.
 */
export async function startCaddy(
  { skip }: TestContext,
  guides: RunningGuide[],
  { https = false } = {},
): Promise<Addresses> {
  if (!caddy) return skip(MISSING);
  const folder = temporaryFolder();
  const [port, plainPort] = await freePorts(2);
  const site = https ? 'localhost' : `http://127.0.0.1:${port}`;
  const options = [
    'admin off',
    `storage file_system ${folder}`,
    'skip_install_trust',
    `http_port ${https ? plainPort : port}`,
    `https_port ${https ? port : plainPort}`,
  ];
  const text = readFileSync(config, 'utf8')
    .replace(/^\{$/m, ['{', ...options].join('\n'))
    .replace('guia-san-rafael.example {', `${site} {`)
    .replace('reverse_proxy 127.0.0.1:4173', `reverse_proxy ${guides.map(({ url }) => new URL(url).host).join(' ')}`);
  expect(text).toContain(site);
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, text);
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  const ready = https ? /certificate obtained successfully/ : /serving initial configuration/;
  await startProgram({ command: caddy, args, env: { HOME: folder } }, ready);
  const plainUrl = `http://localhost:${plainPort}`;
  if (!https) return { url: `http://127.0.0.1:${port}`, plainUrl };
  const url = `https://localhost:${port}`;
  // Caddy reports that it has the certificate a moment before it answers with it.
  await vi.waitFor(() => ask(url, { rejectUnauthorized: false }), { timeout: 30_000 });
  return { url, plainUrl };
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type TestContext } from 'vitest';
import { temporaryFolder } from '#server/testing/test-folder.ts';
import { provideProgram } from '../../scripts/programs.ts';
import type { RunningGuide } from './guide.ts';
import { freePort, startProgram } from './processes.ts';

const config = path.resolve(import.meta.dirname, '../../deploy/nginx.conf');
const nginx = provideProgram('nginx');
const MISSING = 'nginx is not on this machine, and could not be installed: Debian has it as the package nginx.';

/** Starts nginx in front of one or two guides, with deploy/nginx.conf. Skips the test if nginx cannot be installed. */
export async function startNginx({ skip }: TestContext, guides: RunningGuide[]): Promise<{ url: string }> {
  if (!nginx) return skip(MISSING);
  const folder = temporaryFolder();
  const port = await freePort();
  const [first, second] = guides.map(({ url }) => new URL(url).host);
  const server = readFileSync(config, 'utf8')
    .replace('127.0.0.1:4173', String(first))
    .replace('# server 127.0.0.1:4174', second ? `server ${second}` : '#')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '');
  expect(server).toContain(String(port));
  writeFileSync(path.join(folder, 'guide.conf'), server);
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfig);
  const args = ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  await startProgram({ command: nginx, args }, /nginx\/\d/);
  return { url: `http://127.0.0.1:${port}` };
}

/** Runs one process, keeps all files in the folder of `-p`, and compresses, as Debian's own file does. */
const mainConfig = `
master_process off;
pid nginx.pid;
error_log stderr notice;
events {}
http {
  access_log off;
  gzip on;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include guide.conf;
}
`;

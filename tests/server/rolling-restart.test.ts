import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/test-folder.ts';
import { startCaddy } from './caddy.ts';
import { contact, post, startGuide } from './guide.ts';
import { startNginx } from './nginx.ts';
import { ask, freePorts } from './processes.ts';

/** `npm run attack` runs more. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const READERS = 8;
const WRITERS = 4;

test.for([
  { name: 'nginx', startProxy: startNginx, what: 'request', lost: /./ },
  // deploy/Caddyfile explains why it cannot promise more.
  { name: 'Caddy', startProxy: startCaddy, what: 'page, nor a form that was acknowledged,', lost: /GET/ },
])(
  'two processes that are restarted in turn lose no $what behind $name as it is configured',
  {
    timeout: 60_000 * ROUNDS,
  },
  async ({ name, startProxy, lost }, context) => {
    const ports = await freePorts(2);
    const env = {
      DATABASE_URL: `file:${path.join(temporaryFolder(), 'guide.db')}`,
      ...{ TRUSTED_PROXIES: '1', POSTS_PER_10_MINUTES: '100000', POSTS_PER_HOUR: '1000000' },
    };
    const start = (port: number | undefined) => startGuide({ ...env, PORT: String(port) });
    const guides = await Promise.all(ports.map(start));
    const { url } = await startProxy(context, guides);

    let isOver = false;
    const failures: string[] = [];
    const sent: string[] = [];
    let pages = 0;
    const reader = async () => {
      while (!isOver) {
        const { status } = await ask(url);
        pages += 1;
        if (status !== 200) failures.push(`GET ${status}`);
      }
    };
    const writer = async (_: unknown, number: number) => {
      for (let count = 0; !isOver; count++) {
        const message = `${number}-${count}`;
        const { status } = await post(url, contact(message));
        if (status === 303) sent.push(message);
        else failures.push(`POST ${status}`);
      }
    };
    const visitors = [...Array.from({ length: READERS }, reader), ...Array.from({ length: WRITERS }, writer)];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, port] of ports.entries()) {
        await guides[index]?.stop();
        guides[index] = await start(port);
        expect((await ask(`${guides[index]?.url}/healthz`)).status).toBe(200);
        // A slow machine serves fewer pages in the time of a restart.
        const served = pages;
        await vi.waitFor(() => expect(pages).toBeGreaterThan(served + 50), { timeout: 30_000 });
      }
    }
    isOver = true;
    await Promise.all(visitors);
    expect(failures.filter((failure) => lost.test(failure))).toEqual([]);
    expect(pages).toBeGreaterThan(100);
    const kept = (await guides[0]?.kept())?.map(({ answers }) => answers.message) ?? [];
    expect(kept).toEqual(expect.arrayContaining(sent));
    expect(new Set(kept).size).toBe(kept.length);
    context.task.meta.measured = `${name} ${pages} pages and ${sent.length} acknowledged forms, none lost`;
  },
);

import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { vi } from 'vitest';
import type { OtherBrowser } from './other-browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'; // what WebDriver calls the id of an element

/** The small browser that comes with WebKitGTK; null unless it and all that it needs are installed. */
export const findWebKit = () =>
  existsSync(DRIVER) && existsSync(SCREEN) ? (globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1) ?? null) : null;

/** Starts WebKitGTK's browser on a screen that nobody sees. */
export async function openWebKit(): Promise<OtherBrowser> {
  const port = await freePort();
  const driver = spawn(SCREEN, ['-a', DRIVER, `--port=${port}`, '--host=127.0.0.1'], {
    detached: true, // its children end with it
    stdio: 'ignore',
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'C.UTF-8' },
  });
  const command = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body ? JSON.stringify(body) : null });
    const { value } = (await answer.json()) as { value: unknown }; // as WebDriver defines it
    if (!answer.ok) throw new Error(`WebKit answered ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  const options = { binary: findWebKit(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  await vi.waitFor(() => command('GET', '/status'), { timeout: 30_000, interval: 200 });
  const { sessionId } = (await command('POST', '/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const find = async (selector: string) => {
    const found = await command('POST', `${session}/element`, { using: 'css selector', value: selector });
    return (found as Record<string, string>)[ELEMENT];
  };
  return {
    open: async (url) => void (await command('POST', `${session}/url`, { url })),
    run: async (body) => {
      const script = `const done = arguments[0]; (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const said = await command('POST', `${session}/execute/async`, { script, args: [] });
      const { value, error } = said as { value?: unknown; error?: string };
      if (error) throw new Error(error);
      return value;
    },
    press: async (selector) => void (await command('POST', `${session}/element/${await find(selector)}/click`, {})),
    type: async (selector, text) =>
      void (await command('POST', `${session}/element/${await find(selector)}/value`, { text })),
    close: async () => {
      await command('DELETE', session).catch(() => {}); // it may have crashed, and ends below in any case
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // it listens on a port
      server.close(() => resolve(port));
    });
  });
}

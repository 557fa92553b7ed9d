import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/store.ts';
import { temporaryFolder } from '#server/testing/test-folder.ts';
import { findFirefox, openFirefox } from './browsers/firefox.ts';
import { visitorWith } from './browsers/visitor.ts';
import { findWebKit, openWebKit } from './browsers/webkit.ts';
import { startProgram } from './processes.ts';

// The main journeys in browsers that Playwright's tests do not drive, on the site that was built last.

const ROOT = path.resolve(import.meta.dirname, '../..');
const LONGEST_MS = 600_000;

const BROWSERS = [
  { name: 'Firefox', find: findFirefox, open: openFirefox, needs: 'apt-get install firefox-esr' },
  { name: 'WebKit', find: findWebKit, open: openWebKit, needs: 'apt-get install webkit2gtk-driver xvfb xauth' },
];

test.for(BROWSERS)(
  '$name starts, searches, keeps a heart, plans, keeps the guide, sends a form, and reads it all without signal',
  { timeout: LONGEST_MS },
  async ({ name, find, open, needs }, { skip }) => {
    skip(find() === null, `${name} is not installed: ${needs}`);
    const { server, url, database } = await startGuide();
    const browser = await open();
    onTestFinished(() => browser.close());
    const visitor = visitorWith(browser, url);

    await visitor.open('/');
    await visitor.sees('heading', /San Rafael/);

    await visitor.open('/que-hacer-en-san-rafael-guia-completa');
    await visitor.type(/^¿Qué buscás/, 'canon del atuel');
    await visitor.sees('link', /Cañón del Atuel/);

    await visitor.open('/excursiones-turisticas-en-san-rafael');
    await visitor.press('button', /^Agregar .* a favoritos$/);
    await visitor.sees('button', /^Quitar .* de favoritos$/);
    await visitor.open('/favoritos');
    await visitor.sees('button', /^Quitar .* de favoritos$/);

    await visitor.open('/lugares-para-visitar-en-san-rafael/valle-grande');
    await visitor.press('button', /^Agregar a mi viaje.*Valle Grande$/);
    await visitor.press('button', /^Agregar a un día nuevo$/);
    await visitor.press('link', /^Ver mi viaje$/);
    await visitor.sees('link', /^Valle Grande$/);

    await visitor.open('/contacto-turismo-san-rafael');
    await visitor.type(/^Nombre/, 'Ana Pérez');
    await visitor.type(/^Correo electrónico/, 'ana@example.com');
    await visitor.type(/^Asunto/, 'Viaje en julio');
    await visitor.type(/^Mensaje/, `¿Hay nieve? (${name})`);
    await visitor.press('button', /^Enviar mensaje$/);
    await visitor.isAt(/\/contacto-exito/);
    expect((await kept(database)).map(({ answers }) => answers.message)).toEqual([`¿Hay nieve? (${name})`]);

    await visitor.open('/llevate-la-guia');
    await visitor.press('button', /^Guardar todo · \d/);
    await visitor.sees('button', /^(Borrar|Quitar).*dispositivo$/);
    await expect.poll(() => visitor.run(IS_KEPT), { timeout: LONGEST_MS / 3, interval: 500 }).toBe(true);

    await server.kill();
    await visitor.open('/bodegas-en-san-rafael-mendoza');
    await visitor.sees('heading', /[Bb]odegas/);
    await visitor.open('/que-hacer-en-san-rafael-guia-completa?q=atuel');
    await visitor.sees('link', /Atuel/);
    await visitor.open('/mi-viaje');
    await visitor.sees('link', /^Valle Grande$/);
    await visitor.open('/favoritos');
    await visitor.sees('button', /^Quitar .* de favoritos$/);
    await visitor.open('/nunca-vista');
    await visitor.sees('heading', /^Esta página no está en este dispositivo$/);
  },
);

/** The whole guide is in use, as the page itself notes it. */
const IS_KEPT = `
  const state = await (await caches.open('guide-state')).match('/offline/state/es');
  const { used } = state ? await state.json() : {};
  return Boolean(used?.isComplete && used.level === 'whole');`;

async function startGuide() {
  const cwd = temporaryFolder();
  const database = `file:${path.join(cwd, 'guide.db')}`;
  const server = await startProgram(
    {
      command: process.execPath,
      args: [path.join(ROOT, 'server/main.ts'), path.join(ROOT, 'dist')],
      cwd,
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: database },
    },
    /The guide is at http:\/\/127\.0\.0\.1:(\d+)/,
  );
  return { server, url: `http://localhost:${server.ready[1]}`, database };
}

async function kept(url: string) {
  const store = openStore({ url });
  onTestFinished(() => store.close());
  return store.list();
}

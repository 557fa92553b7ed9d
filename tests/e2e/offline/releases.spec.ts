/** What a new release does to the copy that a visitor has stored. */
import { buildOf, expect, keepAll, loseSignal, ready, test } from './device.ts';
import { NEXT_DAY } from './next-release.ts';

const PHONES = '/telefonos-utiles-san-rafael';
const KEEP = '/llevate-la-guia';

// One after the other: each worker would write the whole next release for itself.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test('a new release waits until it is requested, and leaves open pages alone', async ({ device, server, next }) => {
  const reader = await device.open();
  await reader.goto(KEEP);
  await keepAll(reader, 'es');
  await reader.goto('/bodegas-en-san-rafael-mendoza');
  await ready(reader);
  await server.stop();
  await server.start(next);
  const other = await device.open();
  await other.goto(KEEP);
  await expect(other.getByText('Hay datos nuevos, del 4 de mayo de 2031.')).toBeVisible({ timeout: 60_000 });
  // The reader's tab goes from page to page of its own build, whose files the server no longer has.
  await reader.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(reader).toHaveURL(/bodegas-en-san-rafael-mendoza\/.+/);
  await expect.poll(() => buildOf(reader)).not.toBe('nextbuild0');
  await other.getByRole('button', { name: 'Ver los datos nuevos' }).click();
  await expect(other.getByText(/con los datos del 4 de mayo de 2031/)).toBeVisible();
  expect(await buildOf(other)).toBe('nextbuild0');
  await server.stop();
  await reader.goBack();
  await expect(reader.getByRole('heading', { level: 1, name: 'Bodegas' })).toBeVisible();
  await other.goto(PHONES);
  await ready(other);
  expect(await buildOf(other)).toBe('nextbuild0');
  expect(NEXT_DAY).toBe('2031-05-04');
});

test('a release that is rolled back takes its copies back with it, and no page is lost meanwhile', async ({
  device,
  server,
  next,
}) => {
  await server.stop();
  await server.start(next);
  let page = await device.open();
  await page.goto(KEEP);
  await keepAll(page, 'es');
  expect(await buildOf(page)).toBe('nextbuild0');
  await server.stop();
  await server.start();
  await page.goto('/bodegas-en-san-rafael-mendoza');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/bodegas-en-san-rafael-mendoza\/.+/);
  await page.goto(KEEP);
  await page.getByRole('button', { name: 'Ver los datos nuevos' }).click({ timeout: 60_000 });
  await expect.poll(() => buildOf(page).catch(() => 'nextbuild0')).not.toBe('nextbuild0');
  page = await loseSignal(device, server);
  await page.goto(PHONES);
  await ready(page);
  expect(await buildOf(page)).not.toBe('nextbuild0');
});

test('a page of a release that the server no longer has continues with the next one', async ({
  device,
  server,
  next,
}) => {
  const page = await device.open();
  await page.goto('/bodegas-en-san-rafael-mendoza');
  await ready(page);
  await server.stop();
  await server.start(next);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/bodegas-en-san-rafael-mendoza\/.+/);
  await ready(page);
  expect(await buildOf(page)).toBe('nextbuild0');
});

test('storing the guide resumes after interruptions and across a release, until everything is there', async ({
  device,
  server,
  next,
}) => {
  const page = await device.open();
  await page.goto(KEEP);
  await ready(page);
  const network = await device.context().newCDPSession(page);
  await network.send('Network.enable');
  /** Bytes per second: so few at first that both interruptions come long before the end. */
  const condition = (offline: boolean, downloadThroughput = 400_000) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      downloadThroughput,
      uploadThroughput: 100_000,
    });
  await condition(false);
  await page.getByRole('button', { name: /Guardar todo/ }).click();
  const done = () =>
    page
      .getByRole('progressbar')
      .getAttribute('value', { timeout: 1000 })
      .then(Number, () => 0);
  for (let breaks = 0; breaks < 2; breaks++) {
    const before = await done();
    await expect.poll(done, { timeout: 30_000 }).toBeGreaterThan(before);
    await condition(true);
    await condition(false);
  }
  await condition(false, -1);
  await server.stop();
  await server.start(next);
  await expect(page.getByText(/La guía entera está en este dispositivo/)).toBeVisible({ timeout: 120_000 });
  const kept = await page.evaluate(
    async () =>
      (await (await caches.match('/offline/state/es'))?.json()) as {
        used: { release: { build: string; files: { url: string }[] } };
      },
  );
  expect(kept.used.release.build).toBe('nextbuild0');
  const missing = await page.evaluate(
    async (urls) =>
      (await Promise.all(urls.map(async (url) => [url, await caches.match(url)] as const))).filter(
        ([, found]) => !found,
      ),
    kept.used.release.files.map(({ url }) => url),
  );
  expect(missing).toEqual([]);
});

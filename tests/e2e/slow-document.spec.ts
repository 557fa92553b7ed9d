import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, hydrated, test } from './support/support.ts';

const LIST = '/bodegas-en-san-rafael-mendoza';
/** The script that orders a list, right behind its cards. */
const BEHIND_THE_CARDS = 'data-inline-script="list"';

test.use({ viewport: { width: 390, height: 844 } });

test('on a slow line the first cards are seen, with their pictures, before the rest of the list has arrived', async ({
  page,
  baseURL,
  watch,
}) => {
  const line = await slowLine(String(baseURL), LIST);
  watch.allowThirdParty(new RegExp(`^${line.address}/`));
  await page.goto(line.address + LIST, { waitUntil: 'commit' });
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first();
  await expect(first).toBeInViewport();
  await expect
    .poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 1))
    .toBe(true);
  const before = await first.boundingBox();

  line.sendRest();
  await hydrated(page);
  expect(await first.boundingBox()).toEqual(before);
  await line.close();
});

/** Answers like the guide at `origin`, but keeps back the end of the document at `path` until `sendRest` is called. */
async function slowLine(origin: string, path: string) {
  let sendRest = () => {};
  const isWanted = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const answer = async (url: string, response: ServerResponse) => {
    const { status, headers, ...body } = await fetchWhole(origin + url);
    response.writeHead(status, headers);
    if (url !== path) return response.end(body.bytes);
    const end = body.bytes.indexOf(BEHIND_THE_CARDS);
    response.write(body.bytes.subarray(0, end));
    await isWanted;
    return response.end(body.bytes.subarray(end));
  };
  const server = createServer(({ url = '' }, response) => void answer(url, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function fetchWhole(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const kept = ['content-type', 'content-security-policy'];
  const headers = Object.fromEntries([...response.headers].filter(([name]) => kept.includes(name)));
  return { status: response.status, headers, bytes };
}

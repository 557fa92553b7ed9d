import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startDesk } from '../../testing/desk/desk-guide.ts';

const ORDER = '20261122T130501Z-0a1b2c3d';
const VIEW = `/escritorio/vista/${ORDER}`;

async function withPreview() {
  const desk = await startDesk();
  const { cookie } = await desk.signIn();
  const ask = (address: string, headers = {}) => desk.ask(address, { headers: { Cookie: cookie, ...headers } });
  return { ...desk, look: ask };
}

test('links in a preview stay inside it, and lead to the live site for files that it does not have', async () => {
  const { write, look } = await withPreview();
  write(
    `previews/${ORDER}/bodegas/nueva/index.html`,
    '<a href="/bodegas/nueva?x=1#a">Yo</a><a href="/otra">Otra</a><a href="//evil.example/">Fuera</a>' +
      '<img srcSet="/images/nueva-640.webp 640w, /images/vieja-640.webp 1280w" src="/images/nueva-640.webp">',
  );
  write(`previews/${ORDER}/images/nueva-640.webp`, 'picture');
  for (const address of [`${VIEW}/bodegas/nueva`, `${VIEW}/bodegas/nueva/`, `${VIEW}/bodegas/nueva/index.html`]) {
    const page = await look(address);
    expect([address, page.status, page.text]).toEqual([
      address,
      200,
      `<a href="${VIEW}/bodegas/nueva?x=1#a">Yo</a><a href="/otra">Otra</a><a href="//evil.example/">Fuera</a>` +
        `<img srcSet="${VIEW}/images/nueva-640.webp 640w, /images/vieja-640.webp 1280w" src="${VIEW}/images/nueva-640.webp">`,
    ]);
  }
  const picture = await look(`${VIEW}/images/nueva-640.webp`);
  expect([picture.text, picture.headers['content-type']]).toEqual(['picture', 'image/webp']);
});

test('no script in a preview runs, because it would run as the person who is signed in', async () => {
  const { write, look } = await withPreview();
  write(`previews/${ORDER}/index.html`, '<script>fetch("/escritorio/api/me")</script><img src=x onerror=alert(1)>');
  write(`previews/${ORDER}/dibujo.svg`, '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  for (const address of [`${VIEW}/`, `${VIEW}/dibujo.svg`]) {
    const { headers } = await look(address);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox (?!.*allow-scripts)/);
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });
  }
});

test('a preview that the publisher has rebuilt is shown in its new version', async () => {
  const { write, look } = await withPreview();
  write(`previews/${ORDER}/index.html`, 'uno');
  expect((await look(`${VIEW}/`)).text).toBe('uno');
  write(`previews/${ORDER}/otra/index.html`, 'dos');
  expect((await look(`${VIEW}/otra`)).text).toBe('dos');
});

test('no address leads out of a preview', async () => {
  const { write, look, folder } = await withPreview();
  write('secret.html', 'secret');
  write('previews/secret.html', 'secret');
  write(`previews/${ORDER}/.hidden`, 'secret');
  mkdirSync(path.join(folder, 'previews', ORDER), { recursive: true });
  symlinkSync(path.join(folder, 'secret.html'), path.join(folder, 'previews', ORDER, 'link.html'));
  symlinkSync(folder, path.join(folder, 'previews', ORDER, 'folder'));
  const ways = [
    `${VIEW}/../secret.html`,
    `${VIEW}/%2e%2e/secret.html`,
    `${VIEW}/..%2fsecret.html`,
    `${VIEW}/..%5csecret.html`,
    `${VIEW}/%00`,
    `${VIEW}/%`,
    `${VIEW}/.hidden`,
    `${VIEW}/link.html`,
    `${VIEW}/folder/secret.html`,
    '/escritorio/vista/../secret.html',
    '/escritorio/vista/%2e%2e/secret.html',
    '/escritorio/vista/secret.html',
    '/escritorio/vista/',
    `/escritorio/vista/${path.join(folder, 'secret.html')}`,
  ];
  for (const way of ways) {
    const { status, text } = await look(way);
    expect([way, status === 404 || status === 400, text.includes('secret')]).toEqual([way, true, false]);
  }
});

test('a file that cannot be read is a page for a browser, and a line in the log', async () => {
  const { write, look, folder, logged } = await withPreview();
  write(`previews/${ORDER}/nueva/index.html`, 'uno');
  expect((await look(`${VIEW}/nueva`)).status).toBe(200);
  const file = path.join(folder, 'previews', ORDER, 'nueva/index.html');
  rmSync(file);
  mkdirSync(file);
  const page = await look(`${VIEW}/nueva`, { Accept: 'text/html' });
  expect([page.status, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(page.text).toContain('Algo falló de nuestro lado');
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  expect(logged.join('')).toContain('request failed');
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepPreview } from './preview.ts';

function sites() {
  const base = mkdtempSync(path.join(tmpdir(), 'preview-'));
  onTestFinished(() => rmSync(base, { recursive: true }));
  const write = (site: string, file: string, text: string) => {
    mkdirSync(path.dirname(path.join(base, site, file)), { recursive: true });
    writeFileSync(path.join(base, site, file), text);
  };
  const page = (text: string) =>
    `<head><link rel="canonical" href="/x"><link href="/assets/a.css"></head>${text}<script>build("${Math.random()}")</script>`;
  write('live', 'index.html', page('<a href="/bodegas/suter">Suter</a>'));
  write('built', 'index.html', page('<a href="/bodegas/suter">Suter</a>'));
  write('live', 'bodegas/suter/index.html', page('old'));
  for (const site of ['live', 'built']) write(site, 'assets/a.css', 'same');
  write('built', 'images/photo-320.webp', 'picture');
  write(
    'built',
    'bodegas/suter/index.html',
    page(
      'new <script type="x">evil()</script><a href="/">Inicio</a><a href="/bodegas/suter#mapa">Mapa</a><img srcset="/images/photo-320.webp?v=1 320w, /assets/a.css 2w" src="/images/photo-320.webp">',
    ),
  );
  const kept = (id: string, file: string) => readFileSync(path.join(base, 'previews', id, file), 'utf8');
  const preview = (id: string) =>
    keepPreview({
      built: path.join(base, 'built'),
      live: path.join(base, 'live'),
      folder: path.join(base, 'previews'),
      id,
    });
  return { base, write, preview, kept };
}

test('a preview has the pages that change, with their new files, and links to the live site for the rest', () => {
  const { preview, kept } = sites();
  const pages = preview('order-1');
  expect([...pages]).toEqual([['/bodegas/suter', '/escritorio/vista/order-1/bodegas/suter']]);
  const html = kept('order-1', 'bodegas/suter/index.html');
  expect(html).toContain('new ');
  expect(html).not.toMatch(/script|canonical/);
  expect(html).toContain('href="/assets/a.css"');
  expect(html).toContain('<a href="/">');
  expect(html).toContain('<a href="/escritorio/vista/order-1/bodegas/suter#mapa">');
  expect(html).toContain('srcset="/escritorio/vista/order-1/images/photo-320.webp?v=1 320w, /assets/a.css 2w"');
  expect(kept('order-1', 'images/photo-320.webp')).toBe('picture');
});

test('old previews are deleted', () => {
  const { base, preview } = sites();
  for (let count = 10; count < 32; count++) preview(`order-${count}`);
  expect(existsSync(path.join(base, 'previews/order-10'))).toBe(false);
  expect(existsSync(path.join(base, 'previews/order-31'))).toBe(true);
});

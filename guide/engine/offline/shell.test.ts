import { expect, test } from 'vitest';
import { shellOf } from '#builder/offline/shell.ts';
import { fillShell } from './shell.ts';

const DOCUMENT = `<!doctype html><html><head><title>404 &amp; más</title>
<style>.frame{}</style>
<style data-screen="not-found">.own{}</style>
<meta name="app-scripts" content="/assets/entry.js /assets/not-found.js">
</head><body><div id="root"><header>Guía</header><main id="contenido" tabindex="-1"><h1>No está</h1></main></div>
<script type="application/json" id="layout">{"language":"es"}</script>
<script type="application/json" id="page">{"path":"/404"}</script></body></html>`;

const parts = {
  title: 'Bodega $& Suter',
  scripts: '/assets/entry.js /assets/listing.js',
  styles: '/assets/styles/listing.css',
  screen: 'listing',
  page: '{"path":"/bodega","data":"%%title%% $1"}',
};

test('a shell contains the frame, and nothing of the page', () => {
  const shell = shellOf(DOCUMENT);
  expect(shell).toContain('<header>Guía</header>');
  expect(shell).toContain('{"language":"es"}');
  expect(shell).not.toMatch(/No está|not-found|404/);
});

test('values are inserted into a shell literally, even when they look like marks or patterns', () => {
  const html = fillShell(shellOf(DOCUMENT), parts);
  expect(html).toContain('<title>Bodega $& Suter</title>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/styles/listing.css" data-screen="listing">');
  expect(html).toContain('content="/assets/entry.js /assets/listing.js"');
  expect(html).toContain('id="page">{"path":"/bodega","data":"%%title%% $1"}</script>');
});

test('a document with an unexpected structure stops the build', () => {
  expect(() => shellOf(DOCUMENT.replace('id="page"', 'id="data"'))).toThrow(/correct the shell/);
});

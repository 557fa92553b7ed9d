import { createHash } from 'node:crypto';
import type { Words } from './words.ts';

const STYLE = `:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:4rem 1.25rem}h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;padding:.75rem 0}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

type Parts = { language: string; words: Words; text: string /** The form's page. */; back: string | null };

/** What a visitor without JavaScript sees when a form was refused. The browser's Back has the words still. */
export function refusalPage({ language, words, text, back }: Parts) {
  const body = Buffer.from(`<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(text)}</p>
${back === null ? '' : `<p><a href="${escapeHtml(back)}">${escapeHtml(words.back)}</a></p>`}
</main>
</body>
</html>
`);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
  return { headers, body };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../guide/pictures/manifest.ts';
import { widthsOf } from '../../guide/pictures/shapes.ts';
import type { ContentPicture } from '../content-pictures.ts';
import type { Drawing } from '../drawings.ts';

/** Returns an HTML document that shows every print, so that the weak ones catch the eye. `prints` is their folder. */
export function galleryPage(prints: string, drawings: Drawing[], said: ContentPicture[]): string {
  const groups = Map.groupBy(drawings, ({ name }) => path.dirname(name));
  const sections = [...groups].map(([group, members]) => {
    return `<h2 id="${group}">${group}</h2>\n<ul>${members.map((one) => item(prints, one, said)).join('\n')}</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${drawings.length} prints</title>
<style>${readFileSync(path.join(import.meta.dirname, 'page.css'), 'utf8')}</style>
<h1>${drawings.length} prints</h1>
<p>${kindCounts(drawings)}</p>
<nav>${[...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`).join(' ')}</nav>
${sections.join('\n')}
</html>`;
}

/** Counts the kinds: one that appears too often is the first reason why a series looks monotonous. */
function kindCounts(drawings: Drawing[]): string {
  return [...Map.groupBy(drawings, ({ recipe }) => recipe.kind)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, members]) => `${kind} ${members.length}`)
    .join(' · ');
}

function item(prints: string, { name, shape, recipe }: Drawing, said: ContentPicture[]): string {
  const files = filesOf(name, widthsOf(shape)).filter((file) => file.endsWith('.avif'));
  const sizes = files.map((file) => statSync(path.join(prints, file), { throwIfNoEntry: false })?.size ?? 0);
  const words = said.find(({ print }) => print === name);
  const address = (file: string | undefined) => `${prints}/${file}`;
  return `<li id="${name}">
<a href="${address(files.at(-1))}"><img src="${address(files.at(-2))}" alt="${text(words?.alt ?? name)}" loading="lazy"></a>
<b>${name}</b> <small>${sizes.map((size) => Math.round(size / 1024)).join(', ')} kB</small>
<p>${text(words?.alt ?? '')}${words?.caption ? ` <i>${text(words.caption)}</i>` : ''}</p>
<code>${text(JSON.stringify({ shape, ...recipe }))}</code></li>`;
}

const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

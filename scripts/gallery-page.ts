import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { srcSet } from '#app/lib/picture-files.ts';
import type { Wanted } from '#art/pictures.ts';
import { folderOf } from '#art/press.ts';

/** Where the development server shows all pictures with their recipes; it is no page of the guide. */
export const GALLERY_PATH = '/dev/pictures';

/** Every picture of the guide on one page, as a whole document, so that the weak ones catch the eye. */
export function galleryPage(root: string, pictures: Wanted[]): string {
  const groups = Map.groupBy(pictures, ({ name }) => name.split('/').slice(0, -1).join('/'));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${pictures.length} pictures</title>
<style>${readFileSync(path.join(root, 'scripts/gallery-page.css'), 'utf8')}</style>
<h1>${pictures.length} pictures</h1>
<p>${kindCounts(pictures)}</p>
<nav>${[...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`).join(' ')}</nav>
${[...groups].map(([group, members]) => section(root, group, members)).join('\n')}
</html>`;
}

/** A kind that appears too often is the first reason why a series looks the same. */
function kindCounts(pictures: Wanted[]): string {
  const kinds = Map.groupBy(pictures, (one) => ('recipe' in one ? one.recipe.kind : 'photograph'));
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, members]) => `${kind} ${members.length}`)
    .join(' · ');
}

function section(root: string, group: string, members: Wanted[]): string {
  return `<h2 id="${group}">${group}</h2>\n<ul>${members.map((one) => item(root, one)).join('\n')}</ul>`;
}

function item(root: string, wanted: Wanted): string {
  const { name, view } = wanted;
  const source = 'recipe' in wanted ? { shape: wanted.shape, ...wanted.recipe } : { photo: wanted.photo.file };
  return `<li id="${name}">
<a href="${view.src}-${view.width}.avif"><img src="${view.src}-${view.widths[1]}.avif" srcset="${srcSet(view, 'avif')}" sizes="320px" alt="${text(view.alt)}" width="${view.width}" height="${view.height}" loading="lazy" style="background:${view.color}"></a>
<b>${name}</b> ${kilobytes(root, wanted)}
<p>${text(view.alt)}${view.caption ? ` <i>${text(view.caption)}</i>` : ''}</p>
<code>${text(JSON.stringify(source))}</code></li>`;
}

function kilobytes(root: string, wanted: Wanted): string {
  const { name, view } = wanted;
  const sizes = view.widths.map((width) => {
    const file = path.join(root, folderOf(wanted), `${name}-${width}.avif`);
    return `${width}: ${Math.round((statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1024)}`;
  });
  return `<small>${sizes.join(', ')} kB</small>`;
}

const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { PROJECT } from './project.ts';

/** A print as a content file names and describes it, in Spanish. */
export type ContentPicture = { file: string; print: string; alt: string; caption: string | null };

const CONTENT = path.join(PROJECT, 'content');

/** Finds every place where the content names a print. The content is read as plain data, without the guide's code. */
export function readContentPictures(): ContentPicture[] {
  return readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (file.endsWith('index.ts')) return printInIndex(file);
    // Only the Spanish text names prints; its translations (`.en.md`, `.pt.md`) do not.
    if (/^(places|posts)\/[\w-]+\.md$/.test(file)) return picturesIn(frontMatterOf(file), file);
    return file.endsWith('.json') ? picturesIn(readJson(file), file) : [];
  });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8'));
}

function frontMatterOf(file: string): unknown {
  const [, yaml = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(path.join(CONTENT, file), 'utf8')) ?? [];
  return parse(yaml);
}

function picturesIn(value: unknown, file: string): ContentPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  const { print, alt, caption = null, night } = value as Partial<ContentPicture> & { night?: unknown };
  if (typeof print === 'string' && typeof alt === 'string')
    return [{ file, print, alt, caption }, ...picturesIn(night, file)];
  // A testimonial keeps the description of its picture in a field next to it, as specified.
  const { avatar, avatarDescription } = value as { avatar?: { print?: string }; avatarDescription?: string };
  if (avatar?.print && avatarDescription) return [{ file, print: avatar.print, alt: avatarDescription, caption }];
  return Object.values(value).flatMap((inner) => picturesIn(inner, file));
}

/** The opening prints of a collection are named in its `index.ts` and described in its `es.json`. */
function printInIndex(file: string): ContentPicture[] {
  const index = readFileSync(path.join(CONTENT, file), 'utf8');
  const { hero } = readJson(path.join(path.dirname(file), 'es.json')) as { hero: { alt: string; night?: string } };
  const described = { opening: hero.alt, night: hero.night };
  return [...index.matchAll(/^ {2}(opening|night): '(.+)',$/gm)].flatMap(([, field, print]) => {
    const alt = described[field as keyof typeof described];
    return print && alt ? [{ file, print, alt, caption: null }] : [];
  });
}

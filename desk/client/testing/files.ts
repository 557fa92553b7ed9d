import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ContentFile, Json } from '#common/contracts/desk/content.ts';
import { filesIn } from '#reading/read-file.ts';
import type { TestKind } from './kinds.ts';

type JsonObject = { [key: string]: Json };

/** The real content's files, as the publisher would list them. */
export function readFiles(root: string, kinds: TestKind[]): ContentFile[] {
  return kinds.flatMap((kind) => {
    if (kind.id.startsWith('pages/')) return [readFile(root, kind, `content/${kind.id}.json`)];
    const pattern = kind.isMarkdown ? /^(?!README)[^.]+\.md$/ : /^(?!.*\.draft).*\.json$/;
    return filesIn(root, kind.folder)
      .filter((name) => pattern.test(name))
      .map((name) => readFile(root, kind, `${kind.folder}/${name}`));
  });
}

function readFile(root: string, kind: TestKind, file: string): ContentFile {
  const value = kind.isMarkdown ? readMarkdown(root, file) : (JSON.parse(read(root, file)) as Json);
  return fileOf(kind, file, value);
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

function readMarkdown(root: string, file: string): Json {
  const parts = (name: string): JsonObject => {
    const [, facts = '', body = ''] = read(root, name).split(/^---$/m);
    return { facts: JSON.parse(JSON.stringify(parse(facts))) as Json, body: body.trim() };
  };
  const languages = ['en', 'pt'].flatMap((code) => {
    try {
      return [[code, parts(file.replace(/md$/, `${code}.md`))] as const];
    } catch {
      return [];
    }
  });
  return { ...parts(file), translations: Object.fromEntries(languages) };
}

/** A file with a value, as lists and forms get it. */
export function fileOf(kind: TestKind, file: string, value: Json): ContentFile {
  const { name, title, facts, hero, sample } = value as { [key: string]: Json | undefined };
  const inner = (facts ?? hero) as { title?: string } | undefined;
  const slug = path.basename(file).replace(/\.\w+$/, '');
  return {
    file,
    kind: kind.id,
    title: String(name ?? title ?? inner?.title ?? slug),
    href: `/${kind.id}/${slug}`,
    isSample: sample === true,
    digest: createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12),
    value,
    photos: [],
  };
}

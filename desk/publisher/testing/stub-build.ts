import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isGroup } from '#common/contracts/desk/group.ts';
import { contentFiles, digestOf, kindOf, readTexts, valueIn } from '../../editing/content-files.ts';
import type { Build } from '../work/build-process.ts';

/** A fast build for tests: a page that names every listing with its phone. A listing without a name is a mistake. */
export const stubBuild: Build = async ({ root, target, step }) => {
  step('building');
  const files = contentFiles(root).flatMap((file) => {
    const texts = readTexts(root, file, ['es']);
    if (texts.get(file) === null) return [];
    const value = valueIn(file, texts);
    const title = isGroup(value) ? String(value.name ?? file) : file;
    const kind = kindOf(file) ?? '';
    return [{ file, kind, title, href: `/${kind}/x`, isSample: false, digest: digestOf(texts), value, photos: [] }];
  });
  const problems = files.flatMap(({ file, value }) =>
    isGroup(value) && value.name === '' ? [`${file}: line 2: "name" is missing; it must be a text in quotes.`] : [],
  );
  if (problems.length > 0) return { ok: false, problems };
  mkdirSync(target, { recursive: true });
  const lines = files.map(({ file, value }) => `${file} ${isGroup(value) ? value.phone : ''}`);
  writeFileSync(path.join(target, 'first.txt'), lines.join('\n'));
  writeFileSync(path.join(target, 'second.txt'), lines.join('\n'));
  return {
    ok: true,
    snapshot: {
      day: '2026-11-22',
      files,
      kinds: [],
      due: [],
      roads: [],
      undated: [],
      launch: [],
      districts: [],
      languages: [{ code: 'es', name: 'Español' }],
    },
  };
};

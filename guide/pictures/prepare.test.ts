import path from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, problemsOf, projectRoot, viewOf } from '#catalog/content/test-content.ts';
import { filesOf, PRINTS_FOLDER } from './manifest.ts';
import type { Wanted } from './pictures.ts';
import { preparePictures } from './prepare.ts';

async function drawnPicture(): Promise<Wanted> {
  const { card } = await viewOf('vida-nocturna', { categories: ['bar'] });
  return { name: path.relative('/images', card.image.src), view: card.image, photo: null };
}

const prepare = async (root: string) => preparePictures(root, [await drawnPicture()], () => {});

test('a drawn picture with all its files among the prints needs nothing more', async () => {
  expect(await problemsOf(() => prepare(projectRoot))).toEqual([]);
});

test('each missing file of a drawn picture is reported', async () => {
  const { name, view } = await drawnPicture();
  expect(await problemsOf(() => prepare(copyContent().root))).toEqual(
    filesOf(name, view.widths).map(
      (file) => `${PRINTS_FOLDER}/${file}: this file is missing; get it back from the repository, or run npm run draw.`,
    ),
  );
});

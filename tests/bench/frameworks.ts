import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { brotli } from '#builder/compress.ts';
import { clientConfig } from '#builder/vite.ts';

/** An application that shows nothing: the minimum that every page needs. */
const EMPTY = `
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document, <p />);
`;

/** The weight of React and ReactDOM alone, built as the guide is, in bytes with brotli. */
export async function frameworkBytes(root: string): Promise<number> {
  process.env.NODE_ENV = 'production';
  const folder = await mkdtemp(path.join(root, '.build/bench-')); // inside the project, so that packages are found
  try {
    const input = path.join(folder, 'empty.tsx');
    await writeFile(input, EMPTY);
    const config = clientConfig(root, folder, { screens: {}, redirects: {} });
    const rolldownOptions = { ...config.build?.rolldownOptions, input };
    const result = await build({ ...config, build: { ...config.build, rolldownOptions, write: false } });
    const outputs = 'output' in result ? result.output : [];
    const sizes = await Promise.all(
      outputs.map(async (file) => (file.type === 'chunk' ? (await brotli(Buffer.from(file.code))).length : 0)),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { readFile } from 'node:fs/promises';
import { build, minify, type Plugin, type Rolldown } from 'vite';

/**
 * Minifies the scripts that are inline in the pages, imported as text with `?raw`. A script written in TypeScript is
 * bundled with its imports.
 */
export function inlineScripts(target: string[]): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'raw' || !/[\\/]inline[\\/][^\\/]+\.[jt]s$/.test(file)) return null;
      const chunk = file.endsWith('.ts') ? await bundled(file, target) : null;
      for (const part of chunk?.moduleIds ?? []) this.addWatchFile(part);
      return `export default ${JSON.stringify(chunk ? chunk.code.trim() : await minified(file))}`;
    },
  };
}

async function minified(file: string): Promise<string> {
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

/** Bundles a script and its imports as one classic script. */
export async function bundled(file: string, target: string[]): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target, minify: true, lib: { entry: file, formats: ['iife'], name: 'unused' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${file} gave no script.`);
  return chunk;
}

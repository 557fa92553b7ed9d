import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressAround, fill, withHole } from './compress-around.ts';

const NAME = '0123456789';
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** The text that a browser receives when it was compressed for one build and is sent for another. */
async function sentAs(text: string, name: string) {
  const holed = withHole(Buffer.from(text), NAME);
  const compressed = holed && (await compressAround(holed, options));
  if (!compressed) return null;
  const own = Buffer.from(text.replaceAll(NAME, name));
  const { br, gz } = fill(compressed, own, name);
  return { br: brotliDecompressSync(br).toString(), gz: gunzipSync(gz).toString(), own: own.toString() };
}

test('a page that was compressed once can be sent as a page of any build', async () => {
  const data = JSON.stringify({ build: NAME, path: '/bodegas', data: 'La bodega, ñandú y 🍇. '.repeat(200) });
  const page = `<p>${'San Rafael, Mendoza. '.repeat(3000)}</p><script>${data}</script>`;
  for (const name of ['abcdefghij', 'aaaaaaaaaa', '","build":']) {
    const sent = await sentAs(page, name);
    expect(sent).not.toBeNull();
    expect(sent?.br).toBe(sent?.own);
    expect(sent?.gz).toBe(sent?.own);
  }
});

test('any text survives the round trip, or is compressed whole', async () => {
  const words = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(NAME), fc.constant('{"build":"')));
  await fc.assert(
    fc.asyncProperty(words, async (parts) => {
      const sent = await sentAs(parts.join(''), 'fedcba9876');
      if (sent) expect([sent.br, sent.gz]).toEqual([sent.own, sent.own]);
    }),
    { numRuns: 300 },
  );
});

test('a text that names no build, names it twice or ends with it is compressed whole', () => {
  expect(withHole(Buffer.from('San Rafael'), NAME)).toBeNull();
  expect(withHole(Buffer.from(`San Rafael ${NAME}`), NAME)).toBeNull();
  expect(withHole(Buffer.from(`${NAME} y ${NAME}, dos veces`), NAME)).toBeNull();
});

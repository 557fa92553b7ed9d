import { codeOf, replaceInvisible } from '#common/lib/text/invisible.ts';

/** Finds the first sign that a reader does not see; null if there is none. Line ends of Windows do not count. */
export function hiddenSignIn(text: string): { index: number; sentence: string } | null {
  const found: string[] = [];
  replaceInvisible(text, (sign) => {
    if (sign !== '\r') found.push(sign);
    return '';
  });
  const [sign] = found;
  if (sign !== undefined) {
    const sentence = `holds ${codeOf(sign)}, a sign that nobody sees; delete it, or write the words around it again.`;
    return { index: text.indexOf(sign), sentence };
  }
  if (text === text.normalize('NFC')) return null;
  const index = [...text.matchAll(/\P{M}\p{M}+/gu)].find(([letter]) => letter !== letter.normalize('NFC'))?.index ?? 0;
  return { index, sentence: 'holds a letter whose accent is a sign of its own; write that word again.' };
}

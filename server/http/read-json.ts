type Limits = {
  /** How deeply lists and objects may be nested: code that reads them may recurse once per level. */
  deepest: number;
  /** How many values there may be: each takes time and many times its size in memory. */
  mostValues: number;
};

/** Names that would pollute prototypes wherever objects are merged. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses JSON that a stranger sent. @throws {SyntaxError} if it is none, too deep, or of too many values */
export function readJson(bytes: Buffer, limits: Limits): unknown {
  if (!isWithin(bytes, limits)) throw new SyntaxError('too deep, or of too many values');
  return JSON.parse(decoded(bytes), (key, value) => {
    if (FORBIDDEN.has(key)) throw new SyntaxError(key);
    return value;
  });
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SyntaxError('not UTF-8');
  }
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Counts brackets and commas outside strings, before anything is parsed. */
function isWithin(bytes: Buffer, { deepest, mostValues }: Limits): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at] as number; // the loop ends before the last
    if (sign === QUOTE) {
      at = endOfText(bytes, at);
    } else if (OPENING.has(sign)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(sign)) depth -= 1;
    else if (sign === COMMA) values += 1;
    if (depth > deepest || values > mostValues) return false;
  }
  return true;
}

/** Returns where the string that begins at `start` ends. Bytes of longer UTF-8 signs are never quotes. */
function endOfText(bytes: Buffer, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === QUOTE) return at;
  }
  return bytes.length;
}

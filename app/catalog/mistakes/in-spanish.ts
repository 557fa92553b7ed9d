import spanish from './spanish.json' with { type: 'json' };

/** What stands before a sentence: the file, its language, and the line, each with a colon behind it. */
const MAX_PREFIXES = 4;

type Rule = { pattern: RegExp; names: string[]; spanish: string };

/** The rules in their order: of two that fit, the first counts. What fills a gap may be one of the phrases. */
const rules = Object.entries(spanish.sentences).map(ruleOf);
const phrases = Object.entries(spanish.phrases).map(ruleOf);

/**
 * The Spanish of a sentence for the owner, who reads no English; null where `spanish.json` has none. File
 * names, fields and values stay as they are.
 */
export function inSpanish(sentence: string): string | null {
  const pieces = sentence.split(': ');
  for (let count = 0; count <= Math.min(MAX_PREFIXES, pieces.length - 1); count++) {
    const said = apply(rules, pieces.slice(count).join(': '));
    if (said !== null) return [...pieces.slice(0, count).map(prefix), said].join(': ');
  }
  return null;
}

const prefix = (piece: string): string => piece.replace(/^line (\d+)$/, 'línea $1');

function apply(from: Rule[], sentence: string): string | null {
  for (const { pattern, names, spanish } of from) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
    return spanish.replace(/\{(\w+)\}/g, (_, name: string) => phrase(values.get(name) ?? ''));
  }
  return null;
}

/** A piece of a sentence that is one of the guide's own words, in Spanish; a name or a value stays. */
const phrase = (words: string): string => (QUOTED.test(words) ? words : (apply(phrases, words) ?? words));

/** What stands in the file, whole or shortened. */
const QUOTED = /^".*["…]$/s;

/** Makes of `"{field}" is missing.` what finds such a sentence, and the names of its gaps. */
function ruleOf([english, spanish]: readonly [string, string]): Rule {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([\\s\\S]*?)');
  return { pattern: new RegExp(`^${escaped.replace(/[{}]/g, '\\$&')}$`), names, spanish };
}

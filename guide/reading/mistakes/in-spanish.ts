import spanish from './spanish.json' with { type: 'json' };

/** The most prefixes before a sentence, such as the file and the line, each followed by a colon. */
const MAX_PREFIXES = 4;

type Rule = { pattern: RegExp; names: string[]; spanish: string };

/** In order of precedence: the first rule that matches wins. The value of a gap may be one of the phrases. */
const rules = Object.entries(spanish.sentences).map(ruleOf);
const phrases = Object.entries(spanish.phrases).map(ruleOf);

/**
 * Translates a sentence into Spanish for the owner, who does not read English; null if `spanish.json` has no
 * translation. File names, fields and values stay as they are.
 */
export function inSpanish(sentence: string): string | null {
  const parts = sentence.split(': ');
  for (let count = 0; count <= Math.min(MAX_PREFIXES, parts.length - 1); count++) {
    const said = apply(rules, parts.slice(count).join(': '));
    if (said !== null) return [...parts.slice(0, count).map(prefix), said].join(': ');
  }
  return null;
}

const prefix = (part: string): string => part.replace(/^line (\d+)$/, 'línea $1');

function apply(from: Rule[], sentence: string): string | null {
  for (const { pattern, names, spanish } of from) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
    return spanish.replace(/\{(\w+)\}/g, (_, name: string) => phrase(values.get(name) ?? ''));
  }
  return null;
}

/** Translates a part of a sentence if it is one of the guide's own phrases; names and values stay. */
const phrase = (words: string): string => (QUOTED.test(words) ? words : (apply(phrases, words) ?? words));

/** A value quoted from the file, complete or shortened. */
const QUOTED = /^".*["…]$/s;

/** Compiles a template such as `"{field}" is missing.` into a pattern and the names of its gaps. */
function ruleOf([english, spanish]: readonly [string, string]): Rule {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([\\s\\S]*?)');
  return { pattern: new RegExp(`^${escaped.replace(/[{}]/g, '\\$&')}$`), names, spanish };
}

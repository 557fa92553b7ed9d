import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { TARGET } from '#builder/entries.ts';

const declared = TARGET.map((name) => {
  const [, browser = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(name) ?? [];
  return { browser, version: Number(version) };
});

/** Libraries ask whether it is there before they call it. */
const GUARDED = 'captureStackTrace';
/** Methods that libraries call on objects of their own. Names of one small word are too common to tell apart. */
const LIBRARIES = ['toArray', GUARDED];
/** What React says to developers, and never calls. */
const ADVICE = 'form.requestSubmit() instead';
/** Radix keeps its collection in a class that has a method of this name. */
const OWN_TO_SORTED = 'OrderedDict.toSorted';

/** Whether every declared browser has it. */
function isThere({ support }: CompatStatement): boolean {
  return declared.every(({ browser, version }) => {
    const one = support[browser as keyof typeof support];
    const { version_added: since, flags } = (Array.isArray(one) ? one[0] : one) ?? {};
    return typeof since === 'string' && !flags && Number.parseFloat(since.replace('≤', '')) <= version;
  });
}

/** What a class or a namespace has, by name. */
const members = (of: Identifier) =>
  Object.entries(of).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');

/** Methods that some declared browser lacks, as they are called in a script: ".toSorted(", "Response.json(". */
export function missingCalls(): string[] {
  const classes = members(bcd.javascript.builtins as Identifier);
  const known = new Set(
    classes
      .flatMap(([, of]) => members(of))
      .flatMap(([name, { __compat }]) => (__compat && isThere(__compat) ? [name] : [])),
  );
  const methods = classes.flatMap(([, of]) =>
    members(of).flatMap(([name, { __compat }]) =>
      __compat && /^[a-z]+[A-Z]\w*$/.test(name) && !LIBRARIES.includes(name) && !known.has(name) && !isThere(__compat)
        ? [name]
        : [],
    ),
  );
  const statics = [...classes, ...members(bcd.api as Identifier)].flatMap(([owner, of]) =>
    members(of).flatMap(([name, { __compat }]) =>
      name.endsWith('_static') && __compat && !isThere(__compat) ? [`${owner}.${name.replace('_static', '')}(`] : [],
    ),
  );
  return [...methods.filter((name) => !name.endsWith('_static')).map((name) => `.${name}(`), ...statics, ...ofPages()];
}

/** What is asked for before it is called, or is a library's own under this name. */
const ASKED_FOR = [
  ...['startViewTransition', 'skipTransition', 'hidePopover', 'pipeThrough', 'isValid', 'toArray', 'getMetadata'],
  ...['getAuthenticatorData', 'getPublicKey', 'getPublicKeyAlgorithm', 'getTransports'], // of passkeys
];

/** The methods of pages, `requestSubmit` for one, that no class has in all declared browsers. */
function ofPages(): string[] {
  const within = (of: Identifier) => members(of).flatMap(([, owner]) => members(owner));
  const ofPage = within(bcd.api as Identifier);
  const all = [...within(bcd.javascript.builtins as Identifier), ...ofPage];
  const known = new Set(
    all.flatMap(([name, { __compat }]) => (__compat && isThere(__compat) ? [name.replace('_static', '')] : [])),
  );
  const names = ofPage.flatMap(([name, { __compat }]) =>
    __compat && /^[a-z]+[A-Z]\w*$/.test(name) && !known.has(name) && !ASKED_FOR.includes(name) ? [name] : [],
  );
  return [...new Set(names)].map((name) => `.${name}(`);
}

/** Methods of arrays, called on what only newer browsers let them: `map.values().map(…)`, `matchAll(…).filter(…)`. */
const ON_ITERATORS =
  /\.(?:(?:values|keys|entries)\(\)|matchAll\([^()]*\))\.(?:drop|every|filter|find|flatMap|forEach|map|reduce|some|take)\(/g;

/** Where the scripts of a folder, or those inside its documents, call what some declared browser lacks. */
export function newerCalls(folder: string): string[] {
  const calls = [...missingCalls(), '(?<=', '(?<!'];
  const read = new Set<string>();
  return scriptsIn(folder).flatMap(({ name, text: whole }) => {
    if (read.has(whole)) return []; // a script that many documents have
    read.add(whole);
    const text = whole.replaceAll(ADVICE, '');
    const isOwn = (call: string) => call === '.toSorted(' && text.includes(OWN_TO_SORTED);
    const found = calls.filter((call) => text.includes(call) && !isOwn(call));
    return [...found, ...(text.match(ON_ITERATORS) ?? [])].map((call) => `${name}: ${call}`);
  });
}

export function scriptsIn(folder: string): { name: string; text: string }[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.flatMap((name) => {
    if (!/\.(js|html)$/.test(name)) return [];
    const text = readFileSync(path.join(folder, name), 'utf8');
    if (name.endsWith('.js')) return [{ name, text }];
    return [...text.matchAll(INLINE)].map(([, text = '']) => ({ name, text }));
  });
}

/** Scripts, without the data that a page holds in elements of the same name: those are most of its bytes. */
const INLINE = /<script(?![^>]* type="application\/)(?:\s[^>]*)?>([^<][\s\S]*?)<\/script>/g;

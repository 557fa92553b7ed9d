import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import { isEqual } from './equal.ts';
import { innerSchema, keysInOrder, schemaAt } from './key-order.ts';

/** A file with facts between two lines of `---`, and a text below them. */
export type Markdown = { facts: Group; body: string };

const FENCE = '---';
/** The style of the guide's files: lists are indented by two spaces, and no line is folded. */
const STYLE = { lineWidth: 0, flowCollectionPadding: false, indentSeq: true };

/**
 * Reads one file, without validating it: the build has done that.
 * @throws {Error} if the facts have no end or are not YAML
 */
export function readMarkdown(text: string): Markdown {
  const { head, tail } = split(text);
  return { facts: (parseDocument(head, { stringKeys: true }).toJS() ?? {}) as Group, body: bodyOf(tail) };
}

/**
 * The text of a file that holds `facts` and `body`: unchanged fields and an unchanged body stay byte for byte. Without
 * a `text` it is a new file.
 */
export function writeMarkdown(text: string | null, { facts, body }: Markdown, schema?: DeskSchema): string {
  if (text === null) return newFile({ facts, body }, schema);
  const { head, tail } = split(text);
  const rest = bodyOf(tail) === body ? tail : `${/^.*\n/.exec(tail)?.[0] ?? `${FENCE}\n`}\n${body}\n`;
  return `${FENCE}\n${writeFacts(head, facts, schema)}${rest}`;
}

/** `head` ends with a line break, `tail` begins with the second fence. */
function split(text: string): { head: string; tail: string } {
  const [, head, tail] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\n)?(---[ \t]*(?:\r?\n[\s\S]*)?)$/.exec(text) ?? [];
  if (tail === undefined) throw new Error('The file does not begin with facts between two lines of ---.');
  return { head: head ?? '', tail };
}

const bodyOf = (tail: string): string =>
  tail
    .replace(/^.*(\n|$)/, '')
    .replaceAll('\r\n', '\n')
    .replace(/^\n+|\s+$/g, '');

function newFile({ facts, body }: Markdown, schema: DeskSchema | undefined): string {
  const keys = keysInOrder([], Object.keys(facts), schema);
  const isLarge = (key: string | undefined) =>
    key !== undefined && typeof facts[key] === 'object' && facts[key] !== null;
  const lines = keys.map((key, index) => {
    const isApart = index > 0 && (isLarge(key) || isLarge(keys[index - 1]));
    return (isApart ? '\n' : '') + printPair(newPair(key, facts[key] as Json)); // the key is one of its own
  });
  return `${FENCE}\n${lines.join('')}${FENCE}\n\n${body}\n`;
}

/** A field of a file: its key is a word, and its value null where nothing stands behind the colon. */
type Field = Pair<Scalar, Node | null>;

function newPair(key: string, value: Json): Field {
  const document = new Document();
  const pair: Field = document.createPair<Scalar, Node>(key, value);
  pair.value = newNode(document, value);
  return pair;
}

/** A new value in the style of the guide's files. */
function newNode(document: Document, value: Json): Node {
  const node = document.createNode(value);
  if (isSeq(node)) node.items.forEach(styleEntry);
  return node;
}

/** In an entry of a list, a day is quoted and words stay on one line. */
function styleEntry(entry: unknown) {
  if (isMap(entry)) entry.items.forEach(compact);
}

function compact({ value }: Pair) {
  if (isScalar(value) && typeof value.value === 'string' && /^\d{4}(-\d\d){1,2}$/.test(value.value)) {
    value.type = 'QUOTE_DOUBLE';
  }
  if (isSeq(value) && value.items.every(isScalar)) value.flow = true;
}

/** One field with its value, as lines. */
function printPair(pair: Field): string {
  const document = new Document({});
  document.add(pair);
  return document.toString(STYLE);
}

/** Replaces the lines of the fields that changed. */
function writeFacts(head: string, facts: Group, schema: DeskSchema | undefined): string {
  const document = parseDocument(head, { stringKeys: true });
  const pairs = isMap<Scalar, Node | null>(document.contents) ? document.contents.items : [];
  const byKey = new Map(pairs.map((pair) => [String(pair.key.value), pair]));
  const spans = spansOf(head, pairs);
  const gaps = gapsBetween(head, pairs, spans);
  const lines = keysInOrder([...byKey.keys()], Object.keys(facts), schema).map((key) => {
    const value = facts[key] as Json; // the key is one of its own
    const pair = byKey.get(key);
    const [start, end] = spans.get(key) ?? [0, 0];
    if (!pair) return printPair(newPair(key, value));
    const before = gaps.get(key) ?? '';
    if (isEqual(toJson(pair.value), value)) return before + head.slice(start, end);
    pair.value = changed(pair.value, value, schemaAt(schema, key), document);
    pair.key.spaceBefore = false;
    pair.key.commentBefore = null;
    return before + printPair(pair);
  });
  return lines.join('') + head.slice(Math.max(0, ...[...spans.values()].map(([, end]) => end)));
}

/** The start and end of each field's lines, without the blank lines and comments around them. */
function spansOf(head: string, pairs: Field[]): Map<string, [number, number]> {
  return new Map(
    pairs.map(({ key, value }) => {
      const start = key.range?.[0] ?? 0;
      const valueEnd = value?.range?.[1] ?? key.range?.[1] ?? start;
      const trimmed = start + head.slice(start, valueEnd).trimEnd().length;
      const lineEnd = head.indexOf('\n', trimmed);
      return [String(key.value), [start, lineEnd < 0 ? head.length : lineEnd + 1]];
    }),
  );
}

/** The blank lines and comments before each field. */
function gapsBetween(head: string, pairs: Field[], spans: Map<string, [number, number]>) {
  let at = 0;
  return new Map(
    pairs.map(({ key }) => {
      const name = String(key.value);
      const [start, end] = spans.get(name) ?? [at, at];
      const gap = head.slice(at, start);
      at = end;
      return [name, gap];
    }),
  );
}

const toJson = (node: Node | null): Json => (node?.toJSON() ?? null) as Json; // front matter is plain JSON data

/** `node` holding `value`; unchanged parts keep their quotes and comments. */
function changed(node: Node | null, value: Json, schema: DeskSchema | undefined, document: Document): Node {
  if (node && isEqual(toJson(node), value)) return node;
  const inner = innerSchema(schema, value);
  if (isMap<Scalar, Node | null>(node) && isGroup(value)) return changedMap(node, value, inner, document);
  if (isSeq<Node>(node) && Array.isArray(value)) return changedList(node, value, inner, document);
  if (isScalar(node) && typeof value === typeof node.value && value !== null) {
    node.value = value;
    if (typeof value === 'string' && value.includes('\n')) node.type = 'BLOCK_LITERAL';
    return node;
  }
  return newNode(document, value);
}

function changedMap(
  node: YAMLMap<Scalar, Node | null>,
  value: Group,
  schema: DeskSchema | undefined,
  document: Document,
): YAMLMap {
  const old = new Map(node.items.map((pair) => [String(pair.key.value), pair]));
  node.items = keysInOrder([...old.keys()], Object.keys(value), schema).map((key) => {
    const field = value[key] as Json; // the key is one of its own
    const pair = old.get(key);
    if (!pair) return newPair(key, field);
    pair.value = changed(pair.value, field, schemaAt(schema, key), document);
    return pair;
  });
  return node;
}

function changedList(node: YAMLSeq<Node>, value: Json[], schema: DeskSchema | undefined, document: Document): YAMLSeq {
  const old = [...node.items];
  const [sibling] = old;
  const isSameLength = old.length === value.length;
  node.items = value.map((entry, index) => {
    const same = old.find((item) => isEqual(toJson(item), entry));
    if (same) return same;
    if (isSameLength) return changed(old[index] ?? null, entry, schema?.items, document);
    const fresh = document.createNode(entry);
    styleEntry(fresh);
    giveBracketsLike(sibling, fresh);
    return fresh;
  });
  if (value.length > 0 && old.length === 0) node.flow = false;
  return node;
}

/** Gives a new entry brackets where its neighbour has them. */
function giveBracketsLike(sibling: unknown, node: unknown) {
  if (isSeq(node) && isSeq(sibling)) {
    if (sibling.flow) node.flow = true;
    for (const item of node.items) giveBracketsLike(sibling.items[0], item);
  }
  if (isMap(node) && isMap(sibling)) {
    if (sibling.flow) node.flow = true;
    for (const { key, value } of node.items) {
      giveBracketsLike(sibling.items.find((other) => String(other.key) === String(key))?.value, value);
    }
  }
}

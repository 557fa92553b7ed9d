import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import { isEqual } from './equal.ts';
import { innerSchema, keysInOrder, schemaAt } from './key-order.ts';

/** A group or list that is on one line stays there while it is no longer than this. */
const LONGEST_LINE = 120;

/**
 * The text of a JSON file that holds `value`: unchanged lines stay byte for byte, and new ones are written like their
 * neighbours. Without a `text` it is a new file.
 */
export function writeJson(text: string | null, value: Json, schema?: DeskSchema): string {
  const tree = text === null ? undefined : parseTree(text);
  if (text === null || !tree) return `${new Printer('').print(undefined, value, 0, schema)}\n`;
  const printed = new Printer(text).print(tree, value, 0, schema);
  return text.slice(0, tree.offset) + printed + text.slice(tree.offset + tree.length);
}

class Printer {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  print(node: Node | undefined, value: Json, depth: number, schema: DeskSchema | undefined, isInline = false): string {
    if (node && isEqual(this.valueIn(node), value)) return this.source(node);
    const inner = innerSchema(schema, value);
    const isShort = node?.children?.length ? isOnOneLine(this.source(node)) : isInline;
    if (Array.isArray(value)) return this.printList(node, value, depth, inner, isShort);
    if (isGroup(value)) return this.printGroup(node, value, depth, inner, isShort);
    return JSON.stringify(value);
  }

  private printGroup(
    node: Node | undefined,
    value: Group,
    depth: number,
    schema: DeskSchema | undefined,
    isInline: boolean,
  ): string {
    const old = new Map(
      (node?.type === 'object' ? node.children : [])?.map((field) => [keyOf(field), valueNode(field)]),
    );
    const written = [...old.keys()];
    const keys = keysInOrder(written, Object.keys(value), schema);
    const fieldOf = (key: string) => value[key] as Json; // the key is one of its own
    // A renamed key reuses the source of the old one, if their values are equal.
    const gone = [...old].flatMap(([key, before]) => (Object.hasOwn(value, key) ? [] : [before]));
    const nodeOf = (key: string) => old.get(key) ?? gone.find((before) => isEqual(this.valueIn(before), fieldOf(key)));
    const print = (key: string) => this.print(nodeOf(key), fieldOf(key), depth + 1, schemaAt(schema, key), isInline);
    if (node && keys.length === written.length && keys.every((key, index) => key === written[index])) {
      return this.withParts(
        node,
        [...old].map(([key, before]) => [before, print(key)]),
      );
    }
    const parts = keys.map((key) => `${JSON.stringify(key)}: ${print(key)}`);
    return enclose('{', parts, '}', depth, isInline);
  }

  private printList(
    node: Node | undefined,
    value: Json[],
    depth: number,
    schema: DeskSchema | undefined,
    isInline: boolean,
  ): string {
    const old = (node?.type === 'array' && node.children) || [];
    const isSameLength = old.length === value.length;
    const isLikeShort = old.some((entry) => entry.children?.length && isOnOneLine(this.source(entry)));
    const sources = value.map((entry, index) => {
      const same = old.find((one) => isEqual(this.valueIn(one), entry));
      return same ?? (isSameLength ? old[index] : old.find((one) => isSameThing(this.valueIn(one), entry)));
    });
    const parts = value.map((entry, index) =>
      this.print(sources[index], entry, depth + 1, schema?.items, isInline || isLikeShort),
    );
    if (node && isSameLength && old.length > 0) {
      return this.withParts(
        node,
        old.map((entry, index) => [entry, parts[index] ?? '']),
      );
    }
    return enclose('[', parts, ']', depth, isInline);
  }

  /** The source of `node` with some of its parts replaced. */
  private withParts(node: Node, parts: [Node, string][]): string {
    let at = node.offset;
    let result = '';
    for (const [part, text] of parts) {
      result += this.text.slice(at, part.offset) + text;
      at = part.offset + part.length;
    }
    return result + this.text.slice(at, node.offset + node.length);
  }

  private source({ offset, length }: Node): string {
    return this.text.slice(offset, offset + length);
  }

  private valueIn(node: Node): Json {
    return getNodeValue(node) as Json; // read from JSON
  }
}

const keyOf = (field: Node): string => String(field.children?.[0]?.value);
const valueNode = (field: Node): Node => field.children?.[1] as Node; // every field of a parsed file has one
const isOnOneLine = (text: string): boolean => !text.includes('\n');

/** Whether two entries of a list are the same one before and after a change. */
function isSameThing(one: Json, other: Json): boolean {
  if (!isGroup(one) || !isGroup(other)) return false;
  const key = ['id', 'print', 'name', 'title'].find((name) => Object.hasOwn(one, name));
  return key !== undefined && one[key] === other[key];
}

function enclose(open: string, parts: string[], close: string, depth: number, isInline: boolean): string {
  if (parts.length === 0) return open + close;
  const space = open === '{' ? ' ' : '';
  const line = open + space + parts.join(', ') + space + close;
  if (isInline && isOnOneLine(line) && line.length + 2 * depth <= LONGEST_LINE) return line;
  const indent = '  '.repeat(depth + 1);
  return `${open}\n${parts.map((part) => indent + part).join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

import { type Document, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { type LineOf, withLines } from '#reading/lines.ts';
import { ContentError } from '#reading/problems.ts';

/** The parser's error codes, explained to the writer. */
const remedies: Record<string, string> = {
  TAB_AS_INDENT: 'begin the line with spaces instead of a tab',
  BAD_INDENT: 'begin it with as many spaces as the lines that it belongs to',
  BLOCK_AS_IMPLICIT_KEY: 'put a text that holds ": " in quotes',
  MISSING_CHAR: 'look for a quote or a bracket that is not closed, there or just above',
  BAD_SCALAR_START: 'put a text that begins with a sign in quotes',
  UNEXPECTED_TOKEN: 'put the whole text in double quotes, or begin a list on the line below',
  BAD_DQ_ESCAPE: 'write \\\\ for a \\ between double quotes',
};

/**
 * Reads the front matter of a text as YAML 1.2: a date stays a string, and so does "no".
 * @param firstLine the line of `file` on which `source` begins
 * @throws {ContentError} naming file and line when it is not YAML, has a duplicate field, or words would be lost
 * because they follow a #
 */
export function readFrontMatter(source: string, file: string, firstLine: number): unknown {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const fail = (offset: number, why: string): never => {
    throw new ContentError([`${file}: line ${lineAt(offset)} ${why}.`]);
  };
  const [mistake] = [...document.errors, ...document.warnings];
  if (mistake) fail(startOf(mistake, document), whyOf(mistake, source));
  visit(document, {
    Scalar(_key, { comment, anchor, range }) {
      if (comment)
        fail(range?.[0] ?? 0, 'holds words after a #, which nobody would read; put the whole text in quotes');
      if (anchor) fail(range?.[0] ?? 0, 'holds a text that begins with &; put it in quotes');
    },
    Alias(_key, { range }) {
      fail(range?.[0] ?? 0, 'holds a text that begins with *; put it in quotes');
    },
  });
  const lineOf: LineOf = (path) => {
    // A field's name may be some lines above its value.
    const group = document.getIn(path.slice(0, -1), true);
    const name = nameNode(group, path.at(-1)) ?? document.getIn(path, true);
    const offset = (name as { range?: [number, number, number] } | undefined)?.range?.[0];
    return offset === undefined ? undefined : lineAt(offset);
  };
  return withLines(document.toJS() as unknown, lineOf);
}

/** Finds the node of a field's name in a group. */
function nameNode(group: unknown, name: PropertyKey | undefined): unknown {
  const { items = [] } = (group ?? {}) as { items?: { key?: unknown }[] };
  return items.find(({ key }) => isScalar(key) && key.value === name)?.key;
}

/** Finds where an unclosed quote begins: the parser only notices it at the end of the text. */
function startOf({ code, pos: [at] }: YAMLError, document: Document): number {
  let start = at;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (code === 'MISSING_CHAR' && type?.startsWith('QUOTE') && range && range[2] >= at) start = range[0];
    },
  });
  return start;
}

function whyOf({ code, pos }: YAMLError, source: string): string {
  if (code === 'DUPLICATE_KEY') {
    const name = /^[^:\s]*/.exec(source.slice(pos[0]))?.[0];
    return `holds the field "${name}" a second time; keep one of them`;
  }
  return `cannot be read; ${remedies[code] ?? 'look there and just above for what is not written like its neighbours'} (${code})`;
}

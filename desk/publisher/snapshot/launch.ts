import type { Matter } from '#catalog/facts/launch.ts';
import type { Kind } from '#common/contracts/desk/content.ts';
import { inSpanish } from '#reading/mistakes/in-spanish.ts';

/** A draft file begun in a terminal, which the desk does not open. */
const BEGUN = /^content\/collections\/([\w-]+)\/listings\/([\w-]+)\.draft\.json: /;
/** "bodegas: rating en 11, price en 3" */
const OF_KIND = /^([\w-]+): (.+)$/s;

/** "2026-03-01", "2025-11" */
const DAY = /\b(\d{4})-(\d\d)(?:-(\d\d))?\b/g;
/** The name of a field of the guide's own data, after its description: ("privacy.address"). */
const KEY = / \("[\w.]+"\)$/;

/** The list of what is missing before launch in the desk's words: categories and fields by their labels, in Spanish. */
export function inDeskWords(matters: readonly Matter[], kinds: readonly Kind[]): Matter[] {
  return matters.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => withDays(lineOf(line, kinds)).replace(KEY, '')),
  }));
}

/** Days as people write them in Argentina: 1/3/2026, 11/2025. */
const withDays = (line: string) =>
  line.replace(DAY, (_, ...parts) => parts.slice(0, 3).reverse().filter(Boolean).map(Number).join('/'));

function lineOf(line: string, kinds: readonly Kind[]): string {
  const [, category, name] = BEGUN.exec(line) ?? [];
  const labelOf = (id: string | undefined) => kinds.find((kind) => kind.id === id)?.label;
  if (name) {
    return `${labelOf(category) ?? category}: «${name}» está a medio hacer en el servidor. Cargala desde Contenido, o pedile a quien cuida el servidor que la termine.`;
  }
  const [, id, rest = ''] = OF_KIND.exec(line) ?? [];
  const kind = kinds.find((one) => one.id === id);
  if (!kind) return inSpanish(line) ?? line;
  const fields = kind.schema.properties ?? {};
  const said = rest.replace(/\b([A-Za-z]+)(?= en \d)/g, (field) => fields[field]?.title?.toLowerCase() ?? field);
  return `${kind.label}: ${said}`;
}

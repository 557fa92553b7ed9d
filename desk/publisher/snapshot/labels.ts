import type { Json } from '#common/contracts/desk/content.ts';
import written from '../labels.json' with { type: 'json' };

/** The labels in a collection's `es.json`: its filters and kinds name the values of its fields. */
export type OwnWords = {
  label?: string;
  fields?: Record<string, string>;
  filters?: Record<string, string>;
  kinds?: Record<string, string>;
};

export type Labels = {
  label(kind: string, path: string[]): string;
  /** Null if the label says enough. */
  help(kind: string, path: string[]): string | null;
  /** What an absent value means; null if it means "unknown". */
  none(kind: string, path: string[]): string | null;
  /** The label of a value that can be chosen. */
  word(kind: string, path: string[], value: Json): string;
};

type Words = Record<string, string>;
const labels: Words = written.labels;
const helps: Words = written.help;
const nones: Words = written.none;
const words: Record<string, Words> = written.words;

/**
 * The desk's labels of fields: those for `kind.path` take precedence over those for the name alone. A field without
 * either is called by its name in the file.
 */
export function labelsFor(own: OwnWords = {}): Labels {
  const found = (from: Words, kind: string, path: string[]) =>
    from[[kind, ...path].join('.')] ?? from[path.at(-1) ?? ''];
  return {
    label: (kind, path) => own.fields?.[path.at(-1) ?? ''] ?? found(labels, kind, path) ?? readable(path.at(-1) ?? ''),
    help: (kind, path) => found(helps, kind, path) ?? null,
    none: (kind, path) => found(nones, kind, path) ?? null,
    word(kind, path, value) {
      const said = words[[kind, ...path].join('.')] ?? words[path.at(-1) ?? ''];
      const name = String(value);
      return said?.[name] ?? own.filters?.[name] ?? own.kinds?.[name] ?? readable(name);
    },
  };
}

/** Whether a field has a label. */
export const isNamed = (kind: string, path: string[]): boolean =>
  [[kind, ...path].join('.'), path.at(-1) ?? ''].some((key) => Object.hasOwn(labels, key));

/** The name of a kind, in the plural and the singular; undefined if it has none. */
export const kindWords = (kind: string): { label: string; one: string } | undefined =>
  (written.kinds as Record<string, { label: string; one: string }>)[kind];

/** "venta_al_publico" and "checkIn" as words: "Venta al publico", "Check in". */
function readable(name: string): string {
  const text = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

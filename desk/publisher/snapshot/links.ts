import type { Json } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';
import { idOf, kindOf } from '../../editing/content-files.ts';
import type { AddressOf } from './addresses.ts';

type Linking = { file: string; title: string; value: Json };

/** The files that link to each file: by the address of its page, or by name, such as `bodegas/bodega-suter`. */
export function linksBetween(
  files: Linking[],
  addressOf: AddressOf,
): Record<string, { file: string; title: string }[]> {
  const names = new Map(files.flatMap(({ file }) => namesOf(file, addressOf(file)).map((name) => [name, file])));
  const links: Record<string, { file: string; title: string }[]> = {};
  for (const { file, title, value } of files) {
    const targets = new Set(
      textsIn(value).flatMap((text) => [...namedIn(text)].flatMap((name) => names.get(name) ?? [])),
    );
    for (const target of targets) {
      if (target !== file) links[target] = [...(links[target] ?? []), { file, title }];
    }
  }
  return links;
}

/** `/bodegas-en-san-rafael-mendoza/bodega-suter`, `bodegas/bodega-suter`. */
function namesOf(file: string, href: string | null): string[] {
  return [href ?? [], `${kindOf(file)}/${idOf(file)}`].flat();
}

/** The addresses and names in a text: all of it, or the links of a text in Markdown. */
function namedIn(text: string): Set<string> {
  const inText = [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, href]) => href ?? '');
  return new Set([text, ...inText].map((one) => one.replace(/\?.*$/, '')));
}

/** Every text in a value, and the names of its fields: some tables are keyed by listing. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isGroup(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]) : [];
}

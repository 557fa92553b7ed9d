import type { ContentFile, Json } from '../../../common/contracts/desk/content.ts';
import type { Snapshot } from '../../../common/contracts/desk/snapshot.ts';

/** The files that link to `file`, as the publisher found them; searched here if its snapshot has no links. */
export const linksOf = (file: string, { files, links }: Snapshot) =>
  links ? (links[file] ?? []) : linksTo(file, files);

/** The files with the address of the file's page, or its id as a value ("bodega-suter", "bodegas/bodega-suter"). */
function linksTo(file: string, files: ContentFile[]): { file: string; title: string }[] {
  const target = files.find((one) => one.file === file);
  if (!target) return [];
  const id = (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  const ids = new Set([id, `${target.kind}/${id}`]);
  const address = target.href === null ? null : new RegExp(`${escaped(target.href)}(?![\\w-])`);
  const isLink = (text: string) => ids.has(text) || Boolean(address?.test(text));
  return files
    .filter((one) => one.file !== file && someText(one.value, isLink))
    .map((one) => ({ file: one.file, title: one.title }));
}

function someText(value: Json, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => someText(part, test));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ContentFile, Json, Kind } from '#common/contracts/desk/content.ts';

/** A file with a value, as lists and forms get it; a new one has an address of its own. */
export function fileOf(kind: Pick<Kind, 'id'>, file: string, value: Json, live?: ContentFile): ContentFile {
  const { name, title, facts, hero, sample } = value as { [key: string]: Json | undefined };
  const inner = (facts ?? hero) as { title?: string } | undefined;
  const slug = path.basename(file).replace(/\.\w+$/, '');
  return {
    file,
    kind: kind.id,
    title: String(name ?? title ?? inner?.title ?? live?.title ?? slug),
    href: live?.href ?? `/${kind.id}/${slug}`,
    isSample: sample === true,
    digest: createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12),
    value,
    photos: live?.photos ?? [],
  };
}

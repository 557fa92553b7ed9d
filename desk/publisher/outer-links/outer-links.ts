import type { ContentFile, Json } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';

/** A page of somebody else that the guide sends people to. */
export type OuterLink = { file: string; title: string; field: string; address: string };

/** Where a fact comes from, and notes for the owner: a visitor follows none of them to the business. */
const NOT_FOR_VISITORS = new Set(['sources', 'checks', 'todo', 'translations']);
/** They show any program a page to sign in, whether the profile exists or not. */
const SILENT = /(^|\.)(instagram|facebook|fb|tiktok|x|twitter|wa|whatsapp|google|goo)\.\w+$/;
/** Reserved for examples, or of the machine's own network: a request from outside must not reach it. */
const NOT_PUBLIC = /(^|\.)(example|invalid|test|localhost|local|internal)$|^[\d.:[\]a-f]+$|^[^.]+$/;

/** The links of the whole content to other sites, that a program can ask. */
export function outerLinks(files: Pick<ContentFile, 'file' | 'title' | 'value'>[]): OuterLink[] {
  return files.flatMap(({ file, title, value }) => {
    const { facts = null, ...others } = isGroup(value) ? value : {};
    const fields = Object.entries({ ...others, ...(isGroup(facts) ? facts : {}) });
    return fields.flatMap(([field, inner]) =>
      NOT_FOR_VISITORS.has(field)
        ? []
        : [...new Set(addressesIn(inner))].map((address) => ({ file, title, field, address })),
    );
  });
}

function addressesIn(value: Json): string[] {
  if (typeof value === 'string') return [value, ...linkedIn(value)].filter(isAsked);
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_FOR_VISITORS.has(key) ? [] : addressesIn(inner)));
}

/** The addresses of a text in Markdown. */
const linkedIn = (text: string): string[] => [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, to = '']) => to);

/** Whether a text is an address that may be asked. */
export function isAsked(text: string): boolean {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, port } = new URL(text);
  return port === '' && !SILENT.test(hostname) && !NOT_PUBLIC.test(hostname);
}

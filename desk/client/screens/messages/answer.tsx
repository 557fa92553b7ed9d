import { telLink } from '#app/lib/text/phone.ts';
import { useContent } from '../../api/content.ts';
import { words } from '../../words.ts';

/** An answer as a person reads it: a number to call, an address to write to, a list or a district by its name. */
export function Answer({ name, value }: { name: string; value: string }) {
  const { kinds, districts } = useContent();
  if (/phone|whatsapp/i.test(name) && PHONE.test(value)) return <a href={telLink(value)}>{value}</a>;
  if (name === 'email' && EMAIL.test(value)) return <a href={`mailto:${value}`}>{value}</a>;
  if (name === 'category') {
    return value === OTHER ? words.messages.otherKind : (kinds.find(({ id }) => id === value)?.label ?? value);
  }
  if (name === 'district') return districts.find(({ id }) => id === value)?.name ?? value;
  return value;
}

/** What the form for businesses offers to those for whom the guide has no list. */
const OTHER = 'otro';
const PHONE = /^\+?[\d\s()-]{6,}$/;
/** Signs that begin a question in an address are not in it: a mail begins as the owner begins it. */
const EMAIL = /^[^\s@?&#%]+@[^\s@?&#%]+$/;

import { type FormName, rulesOf } from '#common/contracts/forms.ts';
import { readOwnListing } from '#common/lib/address/own-listing.ts';
import { telLink } from '#common/lib/text/phone.ts';
import { useContent } from '../../api/content.ts';
import { words } from '../../words.ts';

/** An answer in readable form: a phone number, mail address or page as a link, an option by its label. */
export function Answer({ form, name, value }: { form: FormName; name: string; value: string }) {
  const { kinds, districts } = useContent();
  const type = rulesOf(form, name)?.type;
  if (type === 'tel' && PHONE.test(value)) return <a href={telLink(value)}>{value}</a>;
  if (type === 'email' && EMAIL.test(value)) return <a href={`mailto:${value}`}>{value}</a>;
  if (name === 'category') {
    return value === OTHER ? words.messages.otherKind : (kinds.find(({ id }) => id === value)?.label ?? value);
  }
  if (name === 'state') return words.messages.roadStates[value] ?? value;
  if (name === 'page') return <PageLink page={value} />;
  if (name === 'message') {
    const { page, words: said } = readOwnListing(value);
    if (page === null) return value;
    return (
      <>
        {words.messages.ofListing} <PageLink page={page} />
        {said && <br />}
        {said}
      </>
    );
  }
  if (name === 'district') return districts.find(({ id }) => id === value)?.name ?? value;
  return value;
}

/** A page of the guide by its title. */
function PageLink({ page }: { page: string }) {
  const { files } = useContent();
  const title = files.find((file) => file.href === page)?.title;
  if (!title) return page;
  return (
    <a href={page} target="_blank" rel="noopener">
      {title}
    </a>
  );
}

/** The option in the form for businesses that fit none of the guide's categories. */
const OTHER = 'otro';
const PHONE = /^\+?[\d\s()-]{6,}$/;
/** Excludes the characters that would add a query to a `mailto:` link and so prefill the owner's mail. */
const EMAIL = /^[^\s@?&#%]+@[^\s@?&#%]+$/;

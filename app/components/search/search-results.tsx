import { CalendarDays, CircleQuestionMark, FileText, Phone } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SampleMark } from '#app/components/cards/sample-mark.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Link } from '#app/components/page/link.tsx';
import { type Found, type Group, grouped, type Kind } from '#app/features/search/entry.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { Button } from '#app/ui/button.tsx';
import css from './search-results.module.css';

/** The number of results of a group before a visitor asks for all: as many as a phone renders between two letters. */
const FIRST = 3;

/** The icons of results without a picture. */
const drawings: Partial<Record<Kind, typeof Phone>> = {
  phone: Phone,
  event: CalendarDays,
  answer: CircleQuestionMark,
};

/**
 * The number of groups that are rendered at once, above the fold of a phone; the others follow once these are painted.
 */
const AT_ONCE = 1;

/** The results, in groups, each with its picture and what it is. */
export function SearchResults({ found }: { found: Found[] }) {
  const groups = useMemo(() => grouped(found), [found]);
  const first = groups.slice(0, AT_ONCE);
  const others = useDeferredValue(groups, []).filter(({ kind }) => !first.some((group) => group.kind === kind));
  return (
    <div className={css.groups}>
      {[...first, ...others].map((group) => (
        <ResultGroup key={group.kind} group={group} />
      ))}
    </div>
  );
}

const ResultGroup = memo(function ResultGroup({ group: { kind, entries, close } }: { group: Group }) {
  const { t } = useTranslation();
  // Another query has other results, and starts folded again.
  const [unfolded, setUnfolded] = useState<Found[] | null>(null);
  const isWhole = unfolded === entries;
  const list = useRef<HTMLUListElement>(null);
  const id = `resultados-${kind}`;
  const title = t(`search.groups.${kind}`);
  const first = entries.slice(0, Math.min(FIRST, close));
  function unfold() {
    flushSync(() => setUnfolded(entries));
    // The button is gone, so the focus moves to what it revealed.
    list.current?.children[first.length]?.querySelector('a')?.focus();
  }
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul ref={list} className={css.list}>
        {(isWhole ? entries : first).map((entry) => (
          <li key={entry.id}>
            <Result entry={entry} />
          </li>
        ))}
      </ul>
      {!isWhole && entries.length > first.length && (
        <Button variant="outline" onClick={unfold}>
          {t('search.more', { count: entries.length, group: title })}
        </Button>
      )}
    </section>
  );
});

function Result({ entry }: { entry: Found }) {
  const { t } = useTranslation();
  const { label, title, text, href, picture, phone, isSample, kind } = entry;
  const Drawing = drawings[kind] ?? FileText;
  return (
    <article className={css.result}>
      <div className={css.picture}>
        {picture ? (
          <Picture picture={{ ...picture, alt: '', caption: null, position: 'center' }} sizes="96px" isDecorative />
        ) : (
          <Drawing strokeWidth={1.5} aria-hidden />
        )}
      </div>
      <div className={css.words}>
        <p className={css.type}>
          {label} {isSample && <SampleMark isListing />}
        </p>
        <h4 className={css.title}>
          <Link to={href}>{title}</Link>
        </h4>
        <p className={`${css.text} ${kind === 'phone' ? '' : css.cut}`}>{text}</p>
        {phone && (
          <a className={css.call} href={phone.href} aria-label={t('search.call', { name: title, number: phone.label })}>
            <Phone size={18} aria-hidden /> {phone.label}
          </a>
        )}
      </div>
    </article>
  );
}

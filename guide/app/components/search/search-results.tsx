import { CalendarDays, CircleQuestionMark, FileText, Phone } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SampleMark } from '#app/components/cards/sample-mark.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Link } from '#app/components/page/link.tsx';
import { closeOnes, type Found, isLacked, type Kind } from '#app/features/search/entry.ts';
import { useTheme } from '#app/features/theme/theme.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { wordsOf } from '#common/lib/text/fold.ts';
import { unbroken } from '#common/lib/text/unbroken.ts';
import { Button } from '#common/ui/button.tsx';
import css from './search-results.module.css';

/** The number of results shown before a visitor asks for all. */
const FIRST = 9;

/** The icons of results without a picture. */
const drawings: Partial<Record<Kind, typeof Phone>> = {
  phone: Phone,
  event: CalendarDays,
  answer: CircleQuestionMark,
};

/** The number of results rendered first, above the fold of a phone; the others follow once these are painted. */
const AT_ONCE = 3;

/** The widths of the picture of the best result, and of the others. */
const BEST_SIZES = '(min-width: 1300px) 590px, (min-width: 768px) 46vw, 92vw';
const SIZES = '(min-width: 768px) 144px, 96px';

type Props = { found: Found[]; query: string };

/** The results as one list, the best first and large; passing mentions stay folded until the visitor asks for all. */
export function SearchResults({ found, query }: Props) {
  const { t } = useTranslation();
  // Another query has other results, and starts folded again.
  const [unfolded, setUnfolded] = useState<Found[] | null>(null);
  const isWhole = unfolded === found;
  const list = useRef<HTMLOListElement>(null);
  const first = useMemo(() => found.slice(0, Math.min(FIRST, Math.max(AT_ONCE, closeOnes(found)))), [found]);
  const isPainted = useDeferredValue(first, null) === first;
  const shown = isWhole ? found : first.slice(0, isPainted ? FIRST : AT_ONCE);
  const answer = found.find((one) => one.answer)?.answer;
  const isMissing = isLacked(found[0]?.lacks, wordsOf(query));
  function unfold() {
    flushSync(() => setUnfolded(found));
    // The button is gone, so the focus moves to what it revealed.
    list.current?.children[first.length]?.querySelector('a')?.focus();
  }
  return (
    <>
      {answer && <p className={css.missing}>{answer}</p>}
      {isMissing && <p className={css.missing}>{t('search.missing', { query })}</p>}
      <ol ref={list} className={css.list}>
        {shown.map((entry, index) => (
          <li key={entry.id} data-about>
            <Result entry={entry} isBest={index === 0} />
          </li>
        ))}
      </ol>
      {!isWhole && found.length > first.length && (
        <Button variant="outline" onClick={unfold}>
          {t('search.more', { count: found.length })}
        </Button>
      )}
    </>
  );
}

const Result = memo(function Result({ entry, isBest }: { entry: Found; isBest: boolean }) {
  const { t } = useTranslation();
  const { theme } = useTheme();
  const { label, title, text, href, picture, phone, isSample, kind } = entry;
  const shown = (theme === 'dark' && picture?.night) || picture;
  const Drawing = drawings[kind] ?? FileText;
  return (
    <article className={css.result}>
      <div className={css.picture}>
        {shown ? (
          <Picture
            picture={{ ...shown, alt: '', caption: null, position: 'center' }}
            sizes={isBest ? BEST_SIZES : SIZES}
            isDecorative
          />
        ) : (
          <Drawing strokeWidth={1.5} aria-hidden />
        )}
      </div>
      <div className={css.words}>
        <p className={css.type}>
          {label} {isSample && <SampleMark isListing />}
        </p>
        <h2 className={css.title}>
          <Link to={href}>{unbroken(title)}</Link>
        </h2>
        <p className={`${css.text} ${kind === 'phone' ? '' : css.cut}`}>{text}</p>
        {phone && (
          <a
            className={css.call}
            href={phone.href}
            aria-label={
              phone.isOffice ? `${title}: ${phone.label}` : t('search.call', { name: title, number: phone.label })
            }
          >
            <Phone size={18} aria-hidden /> {phone.label}
          </a>
        )}
      </div>
    </article>
  );
});

import { useEffect, useState } from 'react';
import type { Link as LinkView } from '#app/catalog/views.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import { Link } from './link.tsx';
import css from './missing-listing.module.css';
import { Rings } from './rings.tsx';

const PATIENCE_MS = 3000;

type Props = {
  back: LinkView;
  /** What is loading and what was not found, where it is no listing. */
  words?: { loading: string; text: string };
};

/** An id that nobody knows: the loading text, and after a while the truth. */
export function MissingListing({ back, words }: Props) {
  const { t } = useTranslation();
  const { loading, text } = words ?? { loading: t('missing.loading'), text: t('missing.text') };
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`container ${css.missing}`}>
      <Rings />
      <h1>{loading}</h1>
      <div role="status">
        {isOver && (
          <p>
            {text} <Link to={back.href}>{back.label}</Link>
          </p>
        )}
      </div>
      <noscript>
        <p>
          {text} <Link to={back.href}>{back.label}</Link>
        </p>
      </noscript>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { Link } from '#app/components/page/link.tsx';
import { Rings } from '#app/components/page/rings.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { Link as LinkView } from '#views/views.ts';
import css from './missing-listing.module.css';

const PATIENCE_MS = 3000;

type Props = {
  back: LinkView;
  /** The texts for loading and not found, where it is not a listing. */
  words?: { loading: string; text: string };
};

/** The page for an unknown id: it says that it is loading, and after a while that nothing was found. */
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

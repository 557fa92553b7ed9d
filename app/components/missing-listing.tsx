import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Link as LinkView } from '#app/catalog/views.ts';
import css from './missing-listing.module.css';
import { Rings } from './rings.tsx';

const PATIENCE_MS = 3000;

/** An id that nobody knows: the loading text, and after a while the truth. */
export function MissingListing({ back }: { back: LinkView }) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`container ${css.missing}`}>
      <Rings />
      <h1>{t('missing.loading')}</h1>
      <div role="status">
        {isOver && (
          <p>
            {t('missing.text')} <Link to={back.href}>{back.label}</Link>
          </p>
        )}
      </div>
      <noscript>
        <p>
          {t('missing.text')} <a href={back.href}>{back.label}</a>
        </p>
      </noscript>
    </div>
  );
}

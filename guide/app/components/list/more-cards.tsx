import { type MouseEvent, useEffect, useRef } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { linkedPages, pagePath } from '#common/lib/address/paging.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type { ListPart } from '#views/list-views.ts';
import css from './more-cards.module.css';

type Props = {
  part: ListPart;
  /** Hidden until the application knows which cards a filter keeps. */
  isHidden: boolean;
  isFiltered: boolean;
  from: number;
  to: number;
  total: number;
  /** The id of the first card of the latest addition, where keyboard focus continues. */
  firstNew: string | undefined;
  hasFailed: boolean;
  onMore: () => void;
};

/**
 * The end of a list of several pages: how much of it is shown, a link to more, and page numbers. With JavaScript that
 * link adds the next page's cards in place.
 */
export function MoreCards({ part, isHidden, isFiltered, from, to, total, firstNew, hasFailed, onMore }: Props) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const isAsked = useRef(false);
  const { list, page, pages } = part;
  const next = Math.min(pages, page + 1);
  const number = (value: number) => value.toLocaleString(language);

  useEffect(() => {
    if (!isAsked.current || !firstNew) return;
    isAsked.current = false;
    const item = document.querySelector(`[data-list] > [data-id="${CSS.escape(firstNew)}"]`);
    item?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
  }, [firstNew]);

  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    isAsked.current = true;
    onMore();
  };
  return (
    <div className={`container ${css.more}`} hidden={isHidden} data-more>
      <p className={css.shown} role="status">
        {t('list.shown', { from: number(total === 0 ? 0 : from), to: number(to), total: number(total) })}
      </p>
      {hasFailed && <p role="alert">{t('list.failed')}</p>}
      {to < total && (
        <Link className={buttonClass('default')} to={pagePath(list, next)} rel="next" onClick={showMore}>
          {t('list.more')}
        </Link>
      )}
      {!isFiltered && (
        <nav aria-label={t('list.pages')}>
          <ol className={css.pages}>
            {linkedPages(page, pages).map((one) => (
              <li key={one}>
                <Link
                  className={css.page}
                  to={pagePath(list, one)}
                  aria-label={t('list.page', { page: one })}
                  aria-current={one === page ? 'page' : undefined}
                >
                  {one}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Origin } from '#app/follow-links.ts';
import { pagePath } from '#app/lib/paging.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Link } from './link.tsx';

/** Leads to the list; for who came from it, back to the very place and filter in it. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const goBack = (event: MouseEvent) => {
    const from = (state as Partial<Origin> | null)?.from;
    const isFromList = from === href || from?.startsWith(pagePath(href, ''));
    if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <div>
      <Link className={buttonClass('ghost', 'sm')} to={href} onClick={goBack}>
        {children}
      </Link>
    </div>
  );
}

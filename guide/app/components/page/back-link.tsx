import type { MouseEvent, ReactNode } from 'react';
import { pagePath } from '#common/lib/address/paging.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type { Origin } from '#engine/browser/follow-links.ts';
import { useLocation, useNavigate } from '#engine/navigation/context.ts';
import { Link } from './link.tsx';

/** Leads to the list; visitors who came from it return to their place and filter. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const goBack = (event: MouseEvent) => {
    const from = (state as Partial<Origin> | null)?.from;
    const isFromList = from === href || from?.startsWith(pagePath(href, ''));
    if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <div>
      <Link className={buttonClass('ghost', 'sm')} to={href} onClick={goBack}>
        {children}
      </Link>
    </div>
  );
}

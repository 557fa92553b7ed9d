import { useState } from 'react';
import type { LostPage } from '#common/contracts/desk/api.ts';
import { Button } from '#common/ui/button.tsx';
import { ask, explain } from '../../api/request.ts';
import { later } from '../../shell/later.ts';
import looks from '../../shell/looks.module.css';
import { href } from '../../shell/router.ts';
import { notify } from '../../shell/toasts.ts';
import { words } from '../../words.ts';
import css from './today.module.css';

const text = words.today;

/** Addresses that people open and nothing answers: each leads to a page with a press, or goes with another. */
export function LostPages({ pages }: { pages: LostPage[] }) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const left = pages.filter(({ page }) => !gone.includes(page));
  if (left.length === 0) return null;

  function dismiss(page: string) {
    const takeBack = () => setGone((before) => before.filter((one) => one !== page));
    setGone((before) => [...before, page]);
    const send = () =>
      void ask('POST lost/dismiss', { page }).catch((error: unknown) => {
        takeBack();
        notify(explain(error), { tone: 'error' });
      });
    later(text.lostDismissed(page), send, takeBack);
  }

  return (
    <section className={css.part} aria-labelledby="perdidas">
      <h2 id="perdidas">{text.lostPages}</h2>
      <p>{text.lostPagesHint}</p>
      <ul className={css.rows}>
        {left.map(({ page, count }) => (
          <li key={page} className={css.lost}>
            <a className={`${looks.card} ${css.row}`} href={href('perdida', null, { a: page })}>
              <strong>{page}</strong>
              <span>{text.lostTimes(count)}</span>
            </a>
            <Button variant="ghost" aria-label={`${text.dismissLost}: ${page}`} onClick={() => dismiss(page)}>
              {text.dismissLost}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { CardGrid } from '#app/components/card-grid.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Link } from '#app/components/link.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { usePage } from '#app/use-page.ts';
import css from './welcome.module.css';
import type { WelcomeData } from './welcome.server.ts';

export default function WelcomePage() {
  const { title, standfirst, picture, cards, empty, club, all } = usePage<WelcomeData>().data;
  return (
    <>
      <Hero title={title} standfirst={standfirst} picture={picture} />
      <div className={css.list}>
        <CardGrid cards={cards} isShown={() => true} isShuffled={false} />
        <EmptyState title={empty.title} isHidden={cards.length > 0}>
          <p>{empty.hint}</p>
        </EmptyState>
      </div>
      <div className={`container ${css.more}`}>
        <p>{club.text}</p>
        <p className={css.links}>
          <Link className={buttonClass()} to={club.href}>
            {club.label}
          </Link>
          {all && (
            <Link className={buttonClass('outline')} to={all.href}>
              {all.label}
            </Link>
          )}
        </p>
      </div>
    </>
  );
}

import { CardGrid } from '#app/components/cards/card-grid.tsx';
import { DatedPrices } from '#app/components/facts/dated-prices.tsx';
import { EmptyState } from '#app/components/list/empty-state.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import css from './screen.module.css';

export default function WelcomeScreen({ data }: PageProps<typeof page>) {
  const { title, standfirst, picture, cards, example, empty, club, all } = data;
  return (
    <>
      <Hero title={title} standfirst={standfirst} picture={picture} />
      {example && <p className={`container ${css.example}`}>{example}</p>}
      <div className={css.list}>
        <CardGrid cards={cards} isShown={() => true} isShuffled={false} />
        <DatedPrices cards={cards} />
        <EmptyState title={empty.title} isHidden={cards.length > 0}>
          <p>{empty.hint}</p>
        </EmptyState>
      </div>
      <div className={`container ${css.more}`}>
        {cards.length > 0 && <p>{club.text}</p>}
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

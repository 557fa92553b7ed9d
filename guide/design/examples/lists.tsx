import { Bus, Car } from 'lucide-react';
import { useState } from 'react';
import { BriefList } from '#app/components/list/brief-list.tsx';
import { EmptyState } from '#app/components/list/empty-state.tsx';
import { FilterBar } from '#app/components/list/filter-bar.tsx';
import { MissingListing } from '#app/components/list/missing-listing.tsx';
import { JumpLinks } from '#app/components/page/jump-links.tsx';
import { WaysOn } from '#app/components/page/ways-on.tsx';
import { ALL } from '#app/features/list/list-state.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Example, Part } from '../example.tsx';
import type { Samples } from '../samples.ts';

const JUMPS = [
  { href: '#listas', label: 'En colectivo' },
  { href: '#avisos', label: 'En auto, por la ruta 143' },
];

/** What chooses among listings, and what is shown where there are none. */
export function Lists({ samples: { list, article, cards } }: { samples: Samples }) {
  const [active, setActive] = useState(ALL);
  const narrowing = { asked: [], zone: '', needs: [], chooseZone: () => {}, toggleNeed: () => {} };
  const [zone, ...zones] = list.brief?.zones ?? [];
  const ways = [...article.related.places, { ...cards.real, picture: cards.real.image }].map(
    ({ href, title, lang, picture }) => ({ href, label: title, lang, picture, distance: '36 km' }),
  );
  return (
    <Part title="Listas">
      <Example name="FilterBar" wide>
        <FilterBar
          label={list.filterLabel}
          options={list.filters}
          active={active}
          onChoose={setActive}
          narrow={list.narrow}
          narrowing={narrowing}
          nearness={undefined}
          shown={list.cards.length}
        >
          {null}
        </FilterBar>
      </Example>
      {list.brief && zone && (
        <Example name="BriefList, rows of listings that nobody has described" wide>
          <BriefList list={{ ...list.brief, zones: [zone, ...zones].slice(0, 2) }} isShown={() => true} isFolded />
        </Example>
      )}
      <Example name="EmptyState">
        <EmptyState title={list.empty.title}>
          <p>{list.empty.hint}</p>
          <a className={buttonClass('outline')} href="#listas">
            Ver todas
          </a>
        </EmptyState>
      </Example>
      <Example name="MissingListing">
        <MissingListing back={{ href: '/', label: list.title }} />
      </Example>
      <Example name="JumpLinks">
        <JumpLinks contents={{ title: 'En esta página', links: JUMPS }} icons={[Bus, Car]} />
      </Example>
      <Example name="WaysOn as posters" wide>
        <WaysOn ways={ways} look="posters" />
      </Example>
      <Example name="WaysOn as doors" wide>
        <WaysOn ways={ways} look="doors" />
      </Example>
    </Part>
  );
}

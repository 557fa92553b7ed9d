import { PageContext, useShownPage } from '#engine/use-page.ts';
import css from './design.module.css';
import { Cards } from './examples/cards.tsx';
import { Controls } from './examples/controls.tsx';
import { Facts } from './examples/facts.tsx';
import { Lists } from './examples/lists.tsx';
import { Maps } from './examples/maps.tsx';
import { Notices } from './examples/notices.tsx';
import { Openings } from './examples/openings.tsx';
import type { Samples } from './samples.ts';

/** Everything that pages are made of, between the real header and footer. */
export function Sheet({ samples }: { samples: Samples }) {
  return (
    <PageContext value={useShownPage() ?? null}>
      <div className={`container ${css.opening}`}>
        <h1>El diseño de la guía</h1>
      </div>
      <Controls />
      <Cards samples={samples} />
      <Lists samples={samples} />
      <Facts samples={samples} />
      <Maps samples={samples} />
      <Openings samples={samples} />
      <Notices samples={samples} />
    </PageContext>
  );
}

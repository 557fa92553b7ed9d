import type { AgendaData } from '#app/screens/agenda/page.server.ts';
import type { ArticleData } from '#app/screens/article/page.server.ts';
import type { PhonesData } from '#app/screens/phones/views.ts';
import type { PlaceData } from '#app/screens/place/page.server.ts';
import type { TransportData } from '#app/screens/transport/page.server.ts';
import type { IconDrawings } from '#engine/page.ts';
import type { Layout } from '#views/layout.ts';
import type { ListData } from '#views/list-views.ts';
import type { Card, Detail } from '#views/views.ts';

/** What the examples show: the data of the guide's own pages, chosen by what they have. */
export type Samples = {
  layout: Layout;
  icons: IconDrawings;
  /** A list with filters, zones and listings that nobody has described. */
  list: ListData;
  /** A made-up listing, and a real one. */
  cards: { sample: Card; real: Card };
  details: { sample: Detail; real: Detail };
  /** A place with a road. */
  place: PlaceData;
  article: NonNullable<ArticleData['article']>;
  agenda: AgendaData;
  phones: PhonesData;
  transport: TransportData;
};

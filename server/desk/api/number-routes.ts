import type { ContentFile, Json, Kind } from '../../../common/contracts/desk/content.ts';
import { isListing } from '../../../common/contracts/desk/listing-file.ts';
import type { Numbers, PageNumbers } from '../../../common/contracts/desk/numbers.ts';
import { digits } from '../../../common/lib/text/phone.ts';
import { bothOf, type Months } from '../../visits/numbers.ts';
import type { Services } from '../services.ts';
import type { Route } from './route.ts';

/** Routes for what the guide's pages were used for. */
export function numberRoutes({ content, visits, isCounted }: Services): Record<string, Route> {
  return {
    async 'GET numbers'(): Promise<Numbers> {
      const { files, kinds, languages } = await content.snapshot();
      const { ids, rows } = await visits.months();
      return {
        isCounted: isCounted(),
        months: ids,
        all: bothOf(rows),
        languages: languages.map(({ code, name }) => ({
          code,
          name,
          counts: bothOf(rows.filter(({ language }) => language === code)),
        })),
        pages: pagesIn(rows, files, kinds),
        lacked: await visits.searches(),
      };
    },
  };
}

function pagesIn(rows: Months['rows'], files: ContentFile[], kinds: Kind[]): PageNumbers[] {
  const byHref = new Map(files.map((file) => [file.href, file]));
  const pages = [...Map.groupBy(rows, ({ page }) => page)].map(([href, of]) => {
    const file = byHref.get(href);
    return {
      href,
      title: file?.title ?? listTitle(href, files, kinds) ?? href,
      file: file?.file ?? null,
      whatsapp: file && isListing(file.file) ? whatsappIn(file.value) : null,
      counts: bothOf(of),
    };
  });
  const visitsOf = ({ counts: [now, before] }: PageNumbers) => [now.visita ?? 0, before.visita ?? 0] as const;
  return pages.sort((one, other) => {
    const [now, before] = visitsOf(one);
    const [otherNow, otherBefore] = visitsOf(other);
    return otherNow - now || otherBefore - before || one.title.localeCompare(other.title, 'es');
  });
}

/** A category's list has no content file of its own: it is the page above its listings. */
function listTitle(href: string, files: ContentFile[], kinds: Kind[]): string | null {
  const below = files.find((file) => file.href?.startsWith(`${href}/`) && isListing(file.file));
  return kinds.find(({ id }) => id === below?.kind)?.label ?? null;
}

function whatsappIn(value: Json): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return typeof value.whatsapp === 'string' ? digits(value.whatsapp) || null : null;
}

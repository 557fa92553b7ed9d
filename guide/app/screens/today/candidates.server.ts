import type { BuildContext } from '#app/page/build-context.ts';
import { lastReports } from '#app/screens/before-leaving/page.server.ts';
import { visitable } from '#app/screens/trip/trip-data.server.ts';
import { defined } from '#common/lib/defined.ts';
import { districts } from '#map/browser/districts.ts';
import type { Candidate } from '#views/today-views.ts';
import type { Thing } from '#views/trip-views.ts';

/** What a day can hold: not where to sleep, and no article to read on the way. */
const LEFT_OUT: ReadonlySet<Thing['role']> = new Set(['sleep', 'read', 'shop']);
/** Their schedules belong to whoever runs them, so the guide's samples of them decide nothing. */
const RUN_BY_OTHERS: ReadonlySet<Thing['role']> = new Set(['tour', 'do']);

/** `links`: a page, or a list that stands for all its listings. */
export type PurposeContent = { id: string; title: string; links: string[] };

/** Everything real in the guide that the page may propose; made-up listings are never proposed. */
export function candidatesOf(context: BuildContext, purposes: PurposeContent[], outdoors: string[]): Candidate[] {
  const reports = lastReports(context);
  const covers = (links: string[], href: string) => links.some((link) => href === link || href.startsWith(`${link}/`));
  return visitable(context)
    .filter(({ role, isSample, isClosedToPublic }) => !LEFT_OUT.has(role) && !isSample && !isClosedToPublic)
    .map((thing) => {
      const { name, href, image, role, district, minutes, months, dates, suits, phone, hours } = thing;
      const isOwn = !RUN_BY_OTHERS.has(role);
      return {
        name,
        href,
        role,
        minutes,
        ...defined({ image, months, dates, suits }),
        ...(isOwn &&
          defined({ phone, hours, hoursUntil: thing.hoursUntil, rules: thing.rules, opening: thing.opening })),
        purposes: purposes.filter(({ links }) => covers(links, href)).map(({ id }) => id),
        ...defined({
          where: placeName(thing, district),
          isInTown: district === 'ciudad' || undefined,
          isOutdoors: thing.type === 'lugar' || covers(outdoors, href) || undefined,
          needsBooking: thing.needsBooking,
          needsRiver: thing.needsRiver,
          road: reports.get(href),
        }),
      };
    })
    .filter(({ purposes, role }) => purposes.length > 0 || role === 'event');
}

/** The name of the district, unless the thing's own name says it ("Dunas del Nihuil"), or it is where a tour starts. */
function placeName({ name, href, role }: Thing, district: Thing['district']): string | undefined {
  if (!district || role === 'tour' || href.endsWith(`/${district}`)) return undefined;
  const where = districts[district].name;
  return name.includes(where.replace(/^(El|Los|Las) /, '')) ? undefined : where;
}

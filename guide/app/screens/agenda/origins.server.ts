import type { BuildContext } from '#app/page/build-context.ts';
import type { LocalEvent } from '#catalog/events/read-events.ts';
import { originsOf } from '#catalog/facts/trust.ts';
import type { Trust } from '#views/trust-views.ts';

/** The sources of each event. Each source names its event, because one newspaper covers many. */
export function originsOfEvents(events: LocalEvent[], context: BuildContext): Pick<Trust, 'how'> {
  const { how } = originsOf(
    events.flatMap(({ sources }) => sources),
    context,
  );
  const origins = events.flatMap(({ name, sources }) =>
    originsOf(sources, context).how.origins.map((origin) => ({ ...origin, text: `${name}:` })),
  );
  return { how: { ...how, origins } };
}

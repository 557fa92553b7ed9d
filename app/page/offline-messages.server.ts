import type { OfflineMessages } from '#app/lib/text/offline-messages.ts';
import type { BuildContext } from './build-context.ts';

/** The messages of all that works without signal. Values still stand in {{braces}}: only the device knows them. */
export function offlineMessages({ catalogue, language }: BuildContext): OfflineMessages {
  return catalogue.locales.complete(language, 'offline') as OfflineMessages; // Spanish fills in what a language lacks
}

/** What `KeepGuide` says, for the data of a page that shows it. */
export const keepMessages = (context: BuildContext) => offlineMessages(context).keep;

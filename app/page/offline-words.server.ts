import type { OfflineWords } from '#app/lib/text/offline-words.ts';
import type { BuildContext } from './build-context.ts';

/** The words of all that works without signal. Values still stand in {{braces}}: only the device knows them. */
export function offlineWords({ catalogue, language }: BuildContext): OfflineWords {
  return catalogue.locales.complete(language, 'offline') as OfflineWords; // its test compares both
}

/** What `KeepGuide` says, for the data of a page that shows it. */
export const keepWords = (context: BuildContext) => offlineWords(context).keep;

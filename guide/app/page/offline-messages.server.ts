import type { OfflineMessages } from '#app/i18n/offline-messages.ts';
import type { BuildContext } from './build-context.ts';

/** The messages of everything that works without signal. Their {{placeholders}} stay: only the device knows values. */
export function offlineMessages({ catalogue, language }: BuildContext): OfflineMessages {
  return catalogue.locales.complete(language, 'offline') as OfflineMessages; // Spanish fills in what a language lacks
}

/** The texts of `KeepGuide`, for the data of a page that shows it. */
export const keepMessages = (context: BuildContext) => offlineMessages(context).keep;

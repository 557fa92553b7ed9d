import { isListingName } from '../../../lib/address/content-name.ts';
import { urlOf } from '../../../lib/address/url-of.ts';
import { isDay } from '../../../lib/days.ts';
import { markIn } from '../../../lib/text/plain-marks.ts';
import { isEdition } from '../../../lib/written/edition.ts';
import { impossibleHour, isClock } from '../../../lib/written/hour.ts';
import { MAP_FRAME } from '../../../lib/written/map-frame.ts';
import { isPageOf } from '../../../lib/written/web.ts';
import { isPhone } from './phones.ts';

/** What a content schema demands of a text beyond its JSON Schema, by the names in `x-rule`. */
export const RULES = {
  plain: (text) => markIn(text.trim()) === null,
  hour: (text) => markIn(text.trim()) === null && impossibleHour(text) === null,
  clock: isClock,
  phone: isPhone,
  whatsapp: (text) => isPhone(text) && text.trim().startsWith('+'),
  day: isDay,
  'known-day': (text) => /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text) || isDay(text),
  'day-of-year': (text) => isDay(`2028-${text}`),
  edition: isEdition,
  page: (text) => /^\/(?!\/)/.test(text),
  listing: isListingName,
  web: (text) => /^https?:\/\//i.test(text) && urlOf(text) !== null,
  instagram: (text) => isPageOf('instagram', text),
  facebook: (text) => isPageOf('facebook', text),
  'map-frame': (text) => MAP_FRAME.test(text),
  source: (text) => /^(publicar|sabes):[\w-]+$/.test(text) || (/^https?:\/\//i.test(text) && urlOf(text) !== null),
} as const satisfies Record<string, (text: string) => boolean>;

export type RuleName = keyof typeof RULES;

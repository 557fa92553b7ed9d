import { z } from 'zod';
import { text } from '../content/schema.ts';

/** The fields of a picture that can be translated. */
export const pictureTranslation = z.strictObject({ alt: text.optional(), caption: text.optional() });

import path from 'node:path';
import { stylesFor } from './draw/inks.ts';

/** A page's policy allows only the style sheets of its screen, so the inks of an inline sheet must be one of them. */
export const PAGE_STYLES_FILE = path.join(import.meta.dirname, 'browser/sheet-inks.css');

const SOURCE = '/* Written by `npm run map:keep` from map/draw/inks.ts. */';

/** The style sheet for sheets inside pages. */
export const pageStyles = () => `${SOURCE}\n${stylesFor('page')}\n`;

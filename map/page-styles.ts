import path from 'node:path';
import { stylesFor, stylesForPaper } from './draw/inks.ts';

/** A page's policy allows only the style sheets of its screen, so the inks of an inline sheet must be one of them. */
export const PAGE_STYLES_FILE = path.join(import.meta.dirname, 'browser/sheet-inks.css');

/** The same for pages that show sheets on paper only: browsers load them when something is printed. */
export const PAPER_STYLES_FILE = path.join(import.meta.dirname, 'browser/sheet-inks-paper.css');

const SOURCE = '/* Written by `npm run map:keep` from map/draw/inks.ts. */';

/** The style sheet for sheets inside pages. */
export const pageStyles = () => `${SOURCE}\n${stylesFor('page')}\n`;

export const paperStyles = () => `${SOURCE}\n${stylesForPaper()}\n`;

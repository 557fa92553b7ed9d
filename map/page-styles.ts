import path from 'node:path';
import { stylesFor, stylesForPaper } from './draw/inks.ts';

/** A page's policy lets in the style sheets of its screen and no others, so those of a sheet in a page are among them. */
export const PAGE_STYLES_FILE = path.join(import.meta.dirname, '../app/components/map/sheet-inks.css');

/** The same for pages that show sheets on paper only: browsers load them when something is printed. */
export const PAPER_STYLES_FILE = path.join(import.meta.dirname, '../app/components/map/sheet-inks-paper.css');

const SOURCE = '/* Written by `npm run map:keep` from map/draw/inks.ts. */';

/** The style sheet of the sheets that stand in pages. */
export const pageStyles = () => `${SOURCE}\n${stylesFor('page')}\n`;

export const paperStyles = () => `${SOURCE}\n${stylesForPaper()}\n`;

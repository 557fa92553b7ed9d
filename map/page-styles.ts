import path from 'node:path';
import { stylesFor } from './draw/inks.ts';

/** A page's policy lets in the style sheets of its screen and no others, so those of a sheet in a page are among them. */
export const PAGE_STYLES_FILE = path.join(import.meta.dirname, '../app/components/map/sheet-inks.css');

/** The style sheet of the sheets that stand in pages. */
export const pageStyles = () => `/* Written by \`npm run map:keep\` from map/draw/inks.ts. */\n${stylesFor('page')}\n`;

import { writeFileSync } from 'node:fs';
import { PAGE_STYLES_FILE, pageStyles } from './page-styles.ts';
import { discPlaces } from './places/disc-places.ts';
import { DISCS_FILE, discsText } from './places/known-disc-places.ts';
import { NAMES_FILE, namesText } from './places/known-name-boxes.ts';
import { nameBoxes } from './places/name-boxes.ts';
import { LEGS_FILE, legsText } from './roads/known-legs.ts';
import { WAYS_FILE, waysText } from './roads/known-ways.ts';
import { WAYS_IN_FILE, waysInText } from './roads/known-ways-in.ts';
import { legTable } from './roads/leg-table.ts';
import { wayTable } from './roads/way-table.ts';
import { waysIn } from './roads/ways-in.ts';

/** `npm run map:keep`: regenerates the committed files after a change to roads, road states, names or inks. */
writeFileSync(LEGS_FILE, legsText(legTable()));
writeFileSync(WAYS_FILE, waysText(wayTable()));
writeFileSync(WAYS_IN_FILE, waysInText(waysIn()));
writeFileSync(PAGE_STYLES_FILE, pageStyles());
const boxes = await nameBoxes();
writeFileSync(NAMES_FILE, namesText(boxes));
writeFileSync(DISCS_FILE, discsText(discPlaces(boxes)));

/** `npm run gallery` writes a page of all prints with their recipes, and logs its path, to open in a browser. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContentPictures } from '../content-pictures.ts';
import { readDrawings } from '../drawings.ts';
import { PRINTS, PROJECT } from '../project.ts';
import { galleryPage } from './page.ts';

const file = path.join(PROJECT, '.build/gallery.html');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, galleryPage(PRINTS, readDrawings(), readContentPictures()));
console.log(file);

import path from 'node:path';
import { PRINTS_FOLDER } from '../guide/pictures/manifest.ts';

/** The folder of the guide, which this workspace belongs to. */
export const PROJECT = path.dirname(import.meta.dirname);

/** The folder of the prints that the guide shows. */
export const PRINTS = path.join(PROJECT, PRINTS_FOLDER);

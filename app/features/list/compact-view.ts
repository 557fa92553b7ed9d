import { loadStyles } from '#app/lib/load-styles.ts';
import sheet from './compact-view.css?url';

/** Fetches the styles of the compact view. */
export const load = () => loadStyles(sheet);

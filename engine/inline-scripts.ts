import below from './inline/below.js?raw';
import firstPaint from './inline/first-paint.js?raw';
import language from './inline/language.js?raw';
import start from './inline/start.js?raw';

/** The text of the scripts in every page's head. The build minifies them (`build/inline-scripts.ts`). */
export const headScripts = { language, firstPaint: below + firstPaint, start };

import below from './inline/below.js?raw';
import earlyInput from './inline/early-input.js?raw';
import firstPaint from './inline/first-paint.js?raw';
import language from './inline/language.js?raw';
import start from './inline/start.js?raw';
import visit from './inline/visit.js?raw';

/** The text of the scripts in every page: three in the head, `start` at the body's end. The build minifies them. */
export const documentScripts = { language, firstPaint: below + firstPaint, visit: visit + earlyInput, start };

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
/** Links that are not to files that a page shows: the addresses of other languages, the manifest. */
const ABOUT_PAGE = /<link rel="(?:alternate|canonical|manifest|modulepreload)"[^>]*>\n?/g;

/** The part of a page that somebody sees before its scripts run. It does not name the build. */
export const seenOf = (html: string): string => html.replace(SCRIPT, '').replace(ABOUT_PAGE, '');

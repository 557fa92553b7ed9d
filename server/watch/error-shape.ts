import { visibleLine } from '../../common/lib/text/visible.ts';

/** An error that stopped a page in a browser, without anything that could be about the visitor. */
export type ErrorShape = {
  /** The page's address, without what follows "?" or "#"; empty if it is no page of this site. */
  page: string;
  /** What the browser said, without texts, numbers and addresses in it. */
  message: string;
  /** The name of the script, which holds the mark of its build; empty if it is none of this site's. */
  script: string;
};

const LONGEST_MESSAGE = 160;

/**
 * Reads a report: the page's path on the first line, the error and where it happened on the others. What cannot be
 * recognised as the guide's own is dropped, so that nobody can make the guide keep a text.
 */
export function shapeOf(report: string, isPage: (path: string) => boolean): ErrorShape {
  const [page = '', message = '', ...stack] = report.split('\n');
  return { page: isPage(page) ? page : '', message: withoutWords(message), script: scriptIn([message, ...stack]) };
}

/** Where the build puts the guide's scripts: their names end in a mark of their content. */
const SCRIPT = /\/assets\/(?:[\w-]+\/)*([\w.-]{1,80}\.js)\b/;

const scriptIn = (lines: string[]): string => lines.map((line) => SCRIPT.exec(line)?.[1]).find(Boolean) ?? '';

/** The names that scripts themselves have in a message, such as "(reading 'map')"; everything else in quotes may be anything. */
const NAMED = /^(?:reading|property) ['"“][\w$]{1,40}['"”]$/;
/** A quotation, also one that does not end. */
const QUOTED = /(?:\b(?:reading|property) )?(?:'[^']*'|"[^"]*"|“[^”]*”|`[^`]*`|['"“`].*$)/g;
const ADDRESS = /\b[\w.+-]+@[\w.-]+|\b[a-z][\w+.-]*:\/\/\S+|\/\S+/gi;

const withoutWords = (message: string): string =>
  visibleLine(message)
    .replace(ADDRESS, '…')
    .replace(QUOTED, (found) => (NAMED.test(found) ? found : '…'))
    .replace(/\d+/g, '0')
    .slice(0, LONGEST_MESSAGE);

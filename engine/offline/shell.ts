/** The places in a shell that change with the page; none of them is a text that a page could hold. */
const MARKS = {
  title: '%%title%%',
  scripts: '%%scripts%%',
  styles: '%%styles%%',
  screen: '%%screen%%',
  page: '"%%page%%"',
} as const;

export { MARKS as SHELL_MARKS };

/** What a document is made of, all of it ready to stand in HTML. */
export type ShellParts = Record<keyof typeof MARKS, string>;

/** A document around the data of one page. */
export function fillShell(shell: string, parts: ShellParts): string {
  const names = Object.keys(MARKS) as (keyof ShellParts)[]; // the keys of this very object
  // In one pass: what a page says is never taken for a place.
  const places = new RegExp(names.map((name) => MARKS[name]).join('|'), 'g');
  const nameOf = new Map<string, keyof ShellParts>(names.map((name) => [MARKS[name], name]));
  return shell.replace(places, (mark) => parts[nameOf.get(mark) ?? 'title']);
}

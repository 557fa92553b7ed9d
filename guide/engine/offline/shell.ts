/** The placeholders in a shell for the parts that change with the page; its frame contains none of them as text. */
const MARKS = {
  title: '%%title%%',
  scripts: '%%scripts%%',
  styles: '%%styles%%',
  screen: '%%screen%%',
  page: '"%%page%%"',
} as const;

export { MARKS as SHELL_MARKS };

/** The parts of a document, already escaped for HTML. */
export type ShellParts = Record<keyof typeof MARKS, string>;

/** Makes a document around the data of one page. */
export function fillShell(shell: string, parts: ShellParts): string {
  const names = Object.keys(MARKS) as (keyof ShellParts)[]; // exactly the keys of MARKS
  // In one pass, so that text from a page is never taken for a placeholder.
  const places = new RegExp(names.map((name) => MARKS[name]).join('|'), 'g');
  const nameOf = new Map<string, keyof ShellParts>(names.map((name) => [MARKS[name], name]));
  return shell.replace(places, (mark) => parts[nameOf.get(mark) ?? 'title']);
}

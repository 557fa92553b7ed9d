import { SHELL_MARKS as marks } from '#engine/offline/shell.ts';

/**
 * Returns a document without the parts of its page: the worker inserts the data of other pages of its language, and the
 * application renders them. Header and footer stay, so that visitors see the guide's frame first.
 * @throws {Error} when the document's structure has changed, so that a placeholder would be missing
 */
export function shellOf(document: string): string {
  const empty = '<main id="contenido" tabindex="-1"></main>';
  const changes: [RegExp, string][] = [
    [/(<title>).*?(<\/title>)/s, `$1${marks.title}$2`],
    [
      /<style data-screen=.*?<\/style>/s,
      `<link rel="stylesheet" href="${marks.styles}" data-screen="${marks.screen}">`,
    ],
    [/(<meta name="app-scripts" content=")[^"]*/, `$1${marks.scripts}`],
    [/(<script type="application\/json" id="page">).*?(<\/script>)/s, `$1${marks.page}$2`],
    [/(<div id="root")/, '$1 data-unrendered'],
    [/<main .*<\/main>/s, empty],
  ];
  let shell = document;
  for (const [place, mark] of changes) {
    if (!place.test(shell)) throw new Error(`A document has no ${place}; correct the shell in guide/builder/offline.`);
    shell = shell.replace(place, mark);
  }
  return shell;
}

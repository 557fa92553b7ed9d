import { escapeHtml } from '../../../common/lib/text/escape-html.ts';
import type { EditableField } from './editable-fields.ts';
import { OPEN } from './opening-script.ts';
import { LANGUAGE, PROPOSAL_PATH } from './proposal-link.ts';
import { numbersHtml, type OwnNumbers } from './proposal-numbers.ts';
import { PROPOSAL_STYLE } from './proposal-style.ts';
import { type ProposalLanguage, proposalWords } from './proposal-words.ts';
import { ANYTHING_ELSE, type ProposedChange } from './proposed-changes.ts';

/** The hidden fields with the link's secret, and with the listing's file, which is public. */
export const SECRET = 'secreto';
export const FILE = 'archivo';

/** A link that was opened: its pages hold its secret, and their addresses do not. */
export type Link = { token: string; file: string };

type Form = {
  link: Link;
  language: ProposalLanguage;
  title: string;
  fields: EditableField[];
  /** Null if they could not be read, or the guide does not count. */
  numbers?: OwnNumbers | null;
  /** The values of a form that was refused, by field. */
  refused?: Record<string, string> | undefined;
};

/** Renders the page on which a business proposes changes to its listing. It works without scripts. */
export function proposalPage({ link, language, title, fields, numbers = null, refused }: Form): string {
  const words = proposalWords[language];
  const lines = fields.map((field) => fieldHtml(field, { language, label: labelOf(field, language), refused }));
  const hints = [words.lead, words.unknown, words.spanish].filter((hint) => hint !== null);
  return pageHtml(
    { language, heading: words.title(title), hasSwitch: true, token: link.token },
    `${refused ? `<div class="summary" role="alert"><h2>${words.refused}</h2><p>${words.refusedHint}</p></div>` : ''}
${hints.map((hint) => `<p>${hint}</p>`).join('\n')}
<form method="post">
${hidden(SECRET, link.token)}${hidden(FILE, link.file)}
${lines.join('\n')}
<div class="field"><label for="${ANYTHING_ELSE}">${words.other}</label>
<textarea id="${ANYTHING_ELSE}" name="${ANYTHING_ELSE}" rows="4" maxlength="1000">\n${escapeHtml(refused?.[ANYTHING_ELSE] ?? '')}</textarea></div>
<button>${words.send}</button>
</form>
${numbers ? numbersHtml(numbers, language) : ''}`,
  );
}

type Thanks = { link: Link; language: ProposalLanguage; title: string; href: string | null; changes: ProposedChange[] };

/** Renders the page that a business sees once its changes are stored. */
export function thanksPage({ link, language, title, href, changes }: Thanks): string {
  const words = proposalWords[language];
  const lines = changes.map(
    ({ name, label, value }) =>
      `<li><strong>${escapeHtml(name === ANYTHING_ELSE ? words.other : labelOf({ name, label }, language))}</strong> ${value === null ? words.gone : escapeHtml(value)}</li>`,
  );
  const isNothing = changes.length === 0;
  return pageHtml(
    { language, heading: isNothing ? words.unchanged : words.thanks, hasSwitch: false },
    `<p>${isNothing ? words.unchangedHint : escapeHtml(words.received(title))}</p>
${isNothing ? '' : `<ul class="changes">${lines.join('')}</ul>`}
<form class="next" method="post" action="${PROPOSAL_PATH}?${LANGUAGE}=${language}#${link.token}">
${hidden(OPEN, link.token)}<button>${words.again}</button>
${href === null ? '' : `<a class="back" href="${escapeHtml(pageIn(language, href))}">${words.see}</a>`}</form>`,
  );
}

/** A page's address in a language. */
export const pageIn = (language: ProposalLanguage, href: string): string =>
  language === 'es' ? href : `/${language}${href}`;

const labelOf = ({ name, label }: Pick<EditableField, 'name' | 'label'>, language: ProposalLanguage) =>
  proposalWords[language].fields[name] ?? label;

/** The on-screen keyboard (`inputmode`) for each control. */
const KEYS: Record<string, string> = { phone: 'tel', link: 'url', instagram: 'url', facebook: 'url', money: 'numeric' };

type Shown = { language: ProposalLanguage; label: string; refused: Form['refused'] };

function fieldHtml({ name, value: now, control }: EditableField, { language, label, refused }: Shown): string {
  const value = refused?.[name] ?? now;
  const keys = control && KEYS[control];
  // The guide's texts are Spanish, even on a page in another language.
  const spoken = language === 'es' || keys ? '' : ' lang="es"';
  const attributes = `id="${escapeHtml(name)}" name="${escapeHtml(name)}" maxlength="1000"${spoken}`;
  const html =
    value.length > 45 && !keys
      ? `<textarea ${attributes} rows="${Math.min(10, Math.ceil(value.length / 38) + 1)}">\n${escapeHtml(value)}</textarea>`
      : `<input type="text" ${attributes}${keys ? ` inputmode="${keys}"` : ''} value="${escapeHtml(value)}">`;
  return `<div class="field"><label for="${escapeHtml(name)}">${escapeHtml(label)}</label>${html}</div>`;
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** The heading of a page, and the secret of the link that it was opened with. */
type Head = { language: ProposalLanguage; heading: string; hasSwitch: boolean; token?: string };

/** A whole page of those that a business's link leads to. */
export const pageHtml = ({ language, heading, hasSwitch, token = '' }: Head, body: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} | Guía San Rafael</title>
<style>${PROPOSAL_STYLE}</style>
</head>
<body>
${hasSwitch ? switchHtml(language, token) : ''}
<main>
<h1>${escapeHtml(heading)}</h1>
${body}
</main>
</body>
</html>
`;

function switchHtml(current: ProposalLanguage, token: string): string {
  const behind = token && `#${token}`;
  const links = Object.entries(proposalWords).map(
    ([code, { language }]) =>
      `<li><a href="${PROPOSAL_PATH}?${LANGUAGE}=${code}${behind}" lang="${code}" hreflang="${code}"${code === current ? ' aria-current="true"' : ''}>${language}</a></li>`,
  );
  return `<nav aria-label="${proposalWords[current].languages}"><ul class="languages">${links.join('')}</ul></nav>`;
}

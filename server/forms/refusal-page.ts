import type { FormTexts } from '../../common/contracts/form-texts.ts';
import {
  type Answers,
  type FieldRules,
  type FormName,
  forms,
  hiddenFields,
  longFields,
} from '../../common/contracts/forms.ts';
import { escapeHtml } from '../../common/lib/text/escape-html.ts';
import { cleaned, type Problem, type Refusal } from './check.ts';
import { FORMS_PATH, FROM } from './form-page.ts';
import { PAGE_POLICY, PAGE_STYLE } from './page-style.ts';
import { PHOTOS } from './photos.ts';
import { sentence, sentenceFor } from './refusal-sentences.ts';

/** The autocomplete tokens of the fields that browsers can fill in. */
const AUTOCOMPLETE: Record<string, string> = {
  ...{ name: 'name', email: 'email', whatsapp: 'tel', establishmentName: 'organization' },
};

type Parts = {
  language: string;
  texts: FormTexts;
  refusal: Pick<Refusal, 'word' | 'problems'>;
  /** The form and what was written in it; null if that could not be read. */
  form: { name: FormName; posted: Answers } | null;
  /** The path of the page that the form is on. */
  back: string | null;
};

/**
 * Renders what a visitor without JavaScript sees when a form is refused: a summary of the problems, and the form as it
 * was sent, with each problem at its field, as GOV.UK does it. Sending it again from here is the same attempt.
 */
export function refusalPage(parts: Parts) {
  const { language, texts, back } = parts;
  const body = Buffer.from(`<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${texts.error} ${texts.title}`)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(texts.title)}</h1>
${summary(parts)}
${form(parts)}
${back === null ? '' : `<p><a class="back" href="${escapeHtml(back)}">${escapeHtml(texts.back)}</a></p>`}
</main>
</body>
</html>
`);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Content-Security-Policy': PAGE_POLICY,
  };
  return { headers, body };
}

/** Takes the focus, so that screen readers announce the problems first. */
function summary({ language, texts, refusal }: Parts): string {
  const links = refusal.problems.map(
    (problem) => `<li><a href="#${problem.field}">${escapeHtml(sentenceFor(texts, problem, language))}</a></li>`,
  );
  const list =
    links.length > 0 ? `<ul>${links.join('')}</ul>` : `<p>${escapeHtml(sentence(texts, refusal, language))}</p>`;
  return `<div class="summary" role="alert" aria-labelledby="problem" tabindex="-1" autofocus>
<h2 id="problem">${escapeHtml(texts.problem)}</h2>
${list}
</div>`;
}

function form(parts: Parts): string {
  const { form, back, texts } = parts;
  if (!form) return '';
  const rules: [string, FieldRules][] = Object.entries(forms[form.name]);
  const query = back === null ? '' : `?${new URLSearchParams({ [FROM]: back })}`;
  const { attempt, trap } = hiddenFields;
  const hasPhotos = form.name === PHOTOS.form;
  return `<form method="post" action="${FORMS_PATH}${form.name}${escapeHtml(query)}"${hasPhotos ? ' enctype="multipart/form-data"' : ''}>
${rules.map(([name, rules]) => field(name, rules, form.posted[name] ?? '', parts)).join('\n')}
${hasPhotos ? photos(parts) : ''}
${hidden(attempt, form.posted[attempt] ?? '')}
<div class="trap" aria-hidden="true"><input name="${trap}" tabindex="-1" autocomplete="off"></div>
<button>${escapeHtml(texts.send)}</button>
</form>`;
}

function field(name: string, rules: FieldRules, posted: string, { language, texts, refusal }: Parts): string {
  const label = texts.fields[name];
  if (label === undefined) return hidden(name, posted); // the visitor never sees this field
  const problem = refusal.problems.find(({ field }) => field === name);
  const { required, type, maxLength } = rules;
  const choices = texts.choices?.[name];
  const attributes = [
    `id="${name}" name="${name}"`,
    choices ? '' : `maxlength="${maxLength}"`,
    required ? 'required' : '',
    AUTOCOMPLETE[name] ? `autocomplete="${AUTOCOMPLETE[name]}"` : '',
    problem ? `aria-invalid="true" aria-describedby="${name}-error"` : '',
  ].filter(Boolean);
  const value = escapeHtml(cleaned(name, posted));
  return `<div class="field${problem ? ' wrong' : ''}">
<label for="${name}">${escapeHtml(capital(label))}${required ? '' : ` ${escapeHtml(texts.optional)}`}</label>
${problem ? error(problem, texts, language) : ''}
${
  choices
    ? select(attributes, choices, value)
    : longFields.has(name)
      ? `<textarea ${attributes.join(' ')} rows="6">\n${value}</textarea>`
      : `<input type="${type ?? 'text'}" ${attributes.join(' ')} value="${value}">`
}
</div>`;
}

/** Browsers do not restore the files of a form that is shown again: the sender has to choose them again. */
function photos({ language, texts, refusal }: Parts): string {
  const name = PHOTOS.field;
  const problem = refusal.problems.find(({ field }) => field === name);
  const invalid = problem
    ? ` aria-invalid="true" aria-describedby="${name}-error ${name}-again"`
    : ` aria-describedby="${name}-again"`;
  return `<div class="field${problem ? ' wrong' : ''}">
<label for="${name}">${escapeHtml(capital(texts.fields[name] ?? name))} ${escapeHtml(texts.optional)}</label>
${problem ? error(problem, texts, language) : ''}
<p id="${name}-again">${escapeHtml(texts.photosAgain)}</p>
<input type="file" id="${name}" name="${name}" accept="image/*" multiple${invalid}>
</div>`;
}

function select(attributes: string[], choices: { value: string; label: string }[], value: string): string {
  const options = choices.map(
    (choice) =>
      `<option value="${escapeHtml(choice.value)}"${choice.value === value ? ' selected' : ''}>${escapeHtml(choice.label)}</option>`,
  );
  return `<select ${attributes.join(' ')}>${options.join('')}</select>`;
}

const error = (problem: Problem, texts: FormTexts, language: string) =>
  `<p class="error" id="${problem.field}-error">${escapeHtml(`${texts.error} ${sentenceFor(texts, problem, language)}`)}</p>`;

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

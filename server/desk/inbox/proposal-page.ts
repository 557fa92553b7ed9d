import { escapeHtml } from '../../../app/lib/text/escape-html.ts';
import { PAGE_STYLE } from '../../forms/page-style.ts';
import type { Tellable } from './tellable.ts';

export const ANYTHING_ELSE = 'otra-cosa';

/** The page on which a business says what has changed in its listing. It works without scripts. */
export const proposalPage = (title: string, fields: Tellable[]): string =>
  page(
    `Tu ficha: ${title}`,
    `<p>Cambiá lo que esté distinto y dejá el resto como está. Lo revisamos antes de publicarlo.</p>
<form method="post">
${fields.map(fieldHtml).join('\n')}
<div class="field"><label for="${ANYTHING_ELSE}">Otra cosa que quieras contarnos (opcional)</label>
<textarea id="${ANYTHING_ELSE}" name="${ANYTHING_ELSE}" rows="4" maxlength="1000"></textarea></div>
<button>Mandar</button>
</form>`,
  );

/** What a business reads once its changes are kept. */
export const thanksPage = (title: string, href: string | null, count: number): string =>
  page(
    count === 0 ? 'No cambiaste nada' : '¡Gracias!',
    `<p>${escapeHtml(
      count === 0
        ? 'Si querés proponer un cambio, volvé atrás y escribilo en su campo.'
        : `Recibimos lo que nos contaste de ${title}. Lo vas a ver en la guía cuando lo revisemos.`,
    )}</p>
${href === null ? '' : `<p><a class="back" href="${escapeHtml(href)}">Ver la página</a></p>`}`,
  );

function fieldHtml({ name, label, value }: Tellable): string {
  const attributes = `id="${escapeHtml(name)}" name="${escapeHtml(name)}" maxlength="1000"`;
  const control =
    value.length > 80
      ? `<textarea ${attributes} rows="5">\n${escapeHtml(value)}</textarea>`
      : `<input type="text" ${attributes} value="${escapeHtml(value)}">`;
  return `<div class="field"><label for="${escapeHtml(name)}">${escapeHtml(label)}</label>${control}</div>`;
}

const page = (heading: string, body: string) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} | Guía San Rafael</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${body}
</main>
</body>
</html>
`;

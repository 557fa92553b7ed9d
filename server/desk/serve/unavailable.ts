import type { IncomingMessage, ServerResponse } from 'node:http';
import { PAGE_POLICY, PAGE_STYLE } from '../../forms/page-style.ts';
import { privateHeaders } from './headers.ts';

const TITLE = 'El escritorio no abre en este momento';
const SENTENCE =
  'La guía no puede leer su base de datos. Lo que ya estaba guardado sigue guardado: probá de nuevo en unos minutos y, si sigue, avisale a quien cuida el servidor.';
const PAGE = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLE}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${TITLE}</h1>
<p>${SENTENCE}</p>
<p><a class="back" href="">Probar de nuevo</a></p>
</main>
</body>
</html>
`;

/** Says that the desk cannot read its database: in JSON to its own page, otherwise on a page. */
export function answerUnavailable(request: IncomingMessage, response: ServerResponse, isApi: boolean) {
  const body = Buffer.from(isApi ? JSON.stringify({ error: SENTENCE }) : PAGE);
  for (const [name, value] of privateHeaders(PAGE_POLICY)) response.setHeader(name, value);
  if (!request.complete) response.setHeader('Connection', 'close'); // the rest of the body stays unread
  response.writeHead(503, {
    'Content-Type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Retry-After': 10,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { standardLanguage, type TextsByLanguage } from '../common/contracts/form-texts.ts';
import { escapeHtml } from '../common/lib/text/escape-html.ts';
import { FORMS_PATH, formPage } from './forms/form-page.ts';
import { PAGE_POLICY, PAGE_STYLE } from './forms/page-style.ts';
import { answerRaw, type RawBody } from './http/raw-answer.ts';

/** The statuses of what Node refuses before any listener sees it; all others are 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const TOO_LONG = new Set([413, 431]);
/** As much of a request as is read again, to find out who sent it. */
const HEAD_BYTES = 16 * 1024;

type Options = { headers: [string, string][]; texts: () => TextsByLanguage };

/**
 * The answer to a request that no part of the guide answers: with the guide's headers, and a page in the reader's
 * language where a browser asks.
 * @param head the beginning of the request, as far as it is known
 */
export type RefusalOf = (status: number, head: string) => RawBody;

export function createRefusals({ headers, texts }: Options): RefusalOf {
  return (status, head) => {
    // Only a browser, with the cookies of years, sends a head that is too long; what it accepts may be in another packet.
    const isBrowser = /^accept:.*text\/html/im.test(head) || (status === 431 && !/^accept:/im.test(head));
    const page = isBrowser ? pageFor(status, head, texts()) : null;
    const more: [string, string][] = [['Cache-Control', 'no-store']];
    if (page === null)
      return { type: 'text/plain; charset=utf-8', body: Buffer.from(shortOf(status)), headers: [...headers, ...more] };
    more.push(['Content-Security-Policy', PAGE_POLICY]);
    return { type: 'text/html; charset=utf-8', body: Buffer.from(page), headers: [...headers, ...more] };
  };
}

/** What {@link RefusalOf} wants to know of a request that Node could read. */
export function headOf(request: IncomingMessage): string {
  const { method, url = '', headers } = request;
  const page = url.startsWith(FORMS_PATH) ? formPage(request) : null; // its language is the reader's
  return `${method} ${page ?? url}\nAccept: ${headers.accept ?? ''}`;
}

/** Refuses a request that Node could read, and closes the connection if its body is not wholly read. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, status: number, refusalOf: RefusalOf) {
  const { type, body, headers } = refusalOf(status, headOf(request));
  for (const [name, value] of headers) response.setHeader(name, value);
  if (!request.complete || status === 400 || status === 417) response.setHeader('Connection', 'close');
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers requests that are no valid ones, which Node would answer itself. */
export function answerRefused(server: Server, refusalOf: RefusalOf) {
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) => {
    // An answer that has begun cannot be replaced by another.
    const { _httpMessage: begun } = socket as Socket & { _httpMessage?: ServerResponse };
    if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) return void socket.destroy(error);
    const status = STATUSES[error.code ?? ''] ?? 400;
    answerRaw(socket, status, refusalOf(status, error.rawPacket?.toString('latin1', 0, HEAD_BYTES) ?? ''));
  });

  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    sendRefusal(request, response, 417, refusalOf),
  );
}

const shortOf = (status: number) => (status === 400 ? 'Bad request' : (STATUS_CODES[status] ?? ''));

/** Null if the site was built before it had words for this page. */
function pageFor(status: number, head: string, texts: TextsByLanguage): string | null {
  const [, named = ''] = /^[A-Z]+ \/([a-z]{2}(?:-[A-Z]{2})?)(?:[/?\s]|$)/.exec(head) ?? [];
  const standard = standardLanguage(texts);
  const language = Object.hasOwn(texts, named) ? named : standard;
  const words = texts[language]?.request;
  if (!words) return null;
  const unread = { title: words.title, text: TOO_LONG.has(status) ? words.tooLong : words.unreadable };
  const said = status < 500 ? unread : words.failed;
  if (!said) return null;
  const home = language === standard ? '/' : `/${language}`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(said.title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(said.title)}</h1>
<p>${escapeHtml(said.text)}</p>
<p><a class="back" href="${home}">${escapeHtml(words.home)}</a></p>
</main>
</body>
</html>
`;
}

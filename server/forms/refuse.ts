import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import type { FormTexts } from '../../common/contracts/form-texts.ts';
import type { Answers } from '../../common/contracts/forms.ts';
import { sendJson } from '../http/send.ts';
import { readAnswers } from './body.ts';
import { isFormName, type Refusal } from './check.ts';
import { formPage } from './form-page.ts';
import { PHOTOS } from './photos.ts';
import { refusalPage } from './refusal-page.ts';
import { sentence } from './refusal-sentences.ts';

type Asked = { name: string; language: string; texts: FormTexts; posted: Answers | null };

/** Says why a form was refused: in JSON to clients that ask for it, otherwise on a page that shows the form again. */
export async function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal, asked: Asked) {
  const { name, language, texts } = asked;
  const { status, retryAfter, problems } = refusal;
  if (status === 405) response.setHeader('Allow', 'POST');
  if (retryAfter !== null) response.setHeader('Retry-After', retryAfter);
  const wantsNoPage = wantsJson(request);
  // A visitor over the limit is refused before the body is read, and would lose what they wrote.
  const photos = name === PHOTOS.form ? PHOTOS.field : null;
  const posted =
    asked.posted ?? (status === 429 && !wantsNoPage ? await readAnswers(request, photos).catch(() => null) : null);
  // The rest of the body stays unread, so the connection cannot be used again.
  if (!request.complete) response.setHeader('Connection', 'close');
  if (wantsNoPage) {
    const fields = problems.map(({ field }) => field);
    return sendJson(response, status, { error: sentence(texts, refusal, language), fields });
  }
  const form = posted !== null && isFormName(name) ? { name, posted } : null;
  const page = refusalPage({ language, texts, refusal, form, back: formPage(request) });
  response.writeHead(status, page.headers).end(page.body);
}

export function wantsJson(request: IncomingMessage): boolean {
  if (/^application\/json/i.test(request.headers['content-type'] ?? '')) return true;
  return new Negotiator(request).mediaType(['text/html', 'application/json']) === 'application/json';
}

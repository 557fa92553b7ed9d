import type { IncomingMessage, ServerResponse } from 'node:http';
import { FORMS_PATH } from '../forms/form-page.ts';
import type { Kind, Meter } from './meter.ts';

/** Counts an answer once it is over. What was asked for is not kept: addresses would fill the memory. */
export function measure(meter: Meter, { url = '' }: IncomingMessage, response: ServerResponse) {
  const start = performance.now();
  response.once('close', () => {
    meter.count(kindOf(url, response), response.statusCode, (performance.now() - start) / 1000);
  });
}

function kindOf(url: string, response: ServerResponse): Kind {
  if (url.startsWith(FORMS_PATH)) return 'form';
  if (/^\/escritorio(?:[/?]|$)/.test(url)) return 'desk';
  if (/^\/(?:healthz|metrics|falla)(?:\?|$)/.test(url)) return 'other';
  return /\.\w+(?:\?|$)/.test(url) && response.statusCode < 400 ? 'file' : 'page';
}

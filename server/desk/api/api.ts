import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { isDiskError } from '../../../common/lib/disk-error.ts';
import { Refusal } from '../../forms/check.ts';
import { createLimits } from '../../forms/limits.ts';
import { addressOf } from '../../http/address.ts';
import { StoreError } from '../../store/store-error.ts';
import { isFromDesk } from '../access/origin.ts';
import type { Session } from '../access/sessions.ts';
import { DeskError, UnknownAddress } from '../desk-error.ts';
import type { FollowUps } from '../inbox/follow-ups.ts';
import { privateHeaders } from '../serve/headers.ts';
import type { Services } from '../services.ts';
import { readJsonBody } from './body.ts';
import { contentRoutes } from './content-routes.ts';
import { entryRoutes, sessionRoutes } from './entry-routes.ts';
import { fileOrderRoutes } from './file-order-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { numberRoutes } from './number-routes.ts';
import { orderRoutes } from './order-routes.ts';
import type { ApiRequest } from './route.ts';
import { todayRoutes } from './today-routes.ts';

/** A sign-in takes two, and passkeys cannot be guessed: this only stops one visitor from keeping the server busy. */
const TRIES_PER_10_MINUTES = 60;
/** Shorter answers are not worth compressing. */
const LEAST_PACKED_BYTES = 2048;
const pack = promisify(gzip);

/** Answers requests below `/escritorio/api/`. @throws {UnknownAddress} without a session, except on sign-in routes */
export function createApi(services: Services, followUps: FollowUps, trustedProxies: number) {
  const open = entryRoutes(services);
  const closed = {
    ...sessionRoutes(services),
    ...todayRoutes(services),
    ...contentRoutes(services),
    ...orderRoutes(services, followUps),
    ...fileOrderRoutes(services),
    ...messageRoutes(services, followUps),
    ...numberRoutes(services),
  };
  const limits = createLimits({ postsPer10Minutes: TRIES_PER_10_MINUTES, postsPerHour: Number.MAX_SAFE_INTEGER });

  async function answerTo(name: string, asked: ApiRequest, session: Session | null): Promise<object> {
    const { request } = asked;
    const openRoute = Object.hasOwn(open, name) ? open[name] : undefined;
    if (!session && !openRoute) throw new UnknownAddress();
    if (!isFromDesk(request, services.origin)) throw new DeskError(403, 'Ese pedido no viene del escritorio.');
    if (openRoute) {
      await limits.countVisitor(addressOf(request, trustedProxies));
      return openRoute(asked);
    }
    const route = Object.hasOwn(closed, name) ? closed[name as keyof typeof closed] : undefined;
    if (!route || !session) throw new DeskError(404, 'El escritorio no conoce ese pedido.');
    return route({ ...asked, session });
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
    session: Session | null,
  ) => {
    const query = new URLSearchParams(search);
    // The only route with a parameter in its path.
    const [, id] = /^sessions\/([0-9a-f]{16})$/.exec(path) ?? [];
    if (id) query.set('id', id);
    const name = `${request.method} ${id ? 'sessions/:id' : path}`;
    try {
      const data = await answerTo(
        name,
        { request, response, query, body: (schema) => readJsonBody(request, schema, session !== null) },
        session,
      );
      await send(request, response, 200, data);
    } catch (error) {
      if (error instanceof UnknownAddress) throw error;
      const { status, message, details } = asDeskError(error, request, services.log);
      await send(request, response, status, { error: message, ...details });
    }
  };
}

/** What a failed request is answered with; what was not its own fault is logged. */
function asDeskError(error: unknown, request: IncomingMessage, log: Services['log']): DeskError {
  if (error instanceof DeskError) return error;
  if (error instanceof Refusal) return new DeskError(429, 'Fueron muchos intentos: esperá unos minutos.');
  if (isDiskError(error)) {
    log.error({ err: error }, 'the desk’s folder takes nothing more: make room on the disk');
    return new DeskError(
      503,
      'La guía no pudo guardarlo: le falta lugar en el disco. Avisale a quien cuida el servidor.',
    );
  }
  if (request.destroyed && !request.complete) return new DeskError(400, 'El pedido no llegó entero.');
  if (error instanceof StoreError) log.error({ code: error.code }, error.message);
  else log.error({ err: error }, 'a request of the desk failed');
  return new DeskError(503, 'Algo falló en el servidor y no se guardó nada. Probá de nuevo en un momento.');
}

async function send(request: IncomingMessage, response: ServerResponse, status: number, data: object) {
  let body = Buffer.from(JSON.stringify(data));
  for (const [name, value] of privateHeaders("default-src 'none'; frame-ancestors 'none'"))
    response.setHeader(name, value);
  response.setHeader('Vary', 'Accept-Encoding');
  if (body.length > LEAST_PACKED_BYTES && new Negotiator(request).encodings(['gzip', 'identity'])[0] === 'gzip') {
    body = await pack(body);
    response.setHeader('Content-Encoding', 'gzip');
  }
  if (!request.complete) response.setHeader('Connection', 'close'); // the rest of the body stays unread
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
}

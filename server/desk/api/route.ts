import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Session } from '../access/sessions.ts';

/** A request to the desk's API, as the routes see it. */
export type ApiRequest = {
  request: IncomingMessage;
  /** For cookies only: the answer is what a route returns. */
  response: ServerResponse;
  query: URLSearchParams;
  /** Reads and checks the body. @throws {DeskError} */
  body<Data>(schema: z.ZodType<Data>): Promise<Data>;
};

/** Answers a person who is signed in. The result is sent as JSON. @throws {DeskError} */
export type Route = (asked: ApiRequest & { session: Session }) => Promise<object>;
/** Answers anybody, with or without a session. */
export type OpenRoute = (asked: ApiRequest) => Promise<object>;

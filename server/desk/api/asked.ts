import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Session } from '../access/sessions.ts';

/** A request of the desk, as the routes see it. */
export type Asked = {
  request: IncomingMessage;
  /** For cookies only: what a route returns is the answer. */
  response: ServerResponse;
  query: URLSearchParams;
  /** Reads and checks the body. @throws {DeskError} */
  body<Data>(schema: z.ZodType<Data>): Promise<Data>;
};

/** Answers somebody who is signed in. What it returns is sent as JSON. @throws {DeskError} */
export type Route = (asked: Asked & { session: Session }) => Promise<object>;
/** Answers anybody. */
export type OpenRoute = (asked: Asked) => Promise<object>;

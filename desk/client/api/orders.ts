import { useEffect, useState } from 'react';
import type { Answer } from '#common/contracts/desk/orders.ts';
import { ask, explain, RequestError } from './request.ts';

/** The interval for polling an order. */
const EACH_MS = 700;

/** The state of an order; `answer` is null while it waits, `error` says why the last poll failed. */
export type OrderState = { answer: Answer | null; error: string | null };

/** How an order ended. */
export type Ending = Exclude<Answer, { state: 'working' }>;

const isOver = (answer: Answer | null): answer is Ending => answer !== null && answer.state !== 'working';

/** Polls an order until it is over; a lost connection only delays it. */
export function useOrder(id: string | null): OrderState {
  const [{ of, state }, set] = useState<{ of: string | null; state: OrderState }>({ of: id, state: WAITING });
  useEffect(() => {
    if (id === null) return;
    const abort = new AbortController();
    void follow(id, abort.signal, (next) => set({ of: id, state: next }));
    return () => abort.abort();
  }, [id]);
  return of === id ? state : WAITING;
}

const WAITING: OrderState = { answer: null, error: null };

async function follow(id: string, signal: AbortSignal, onState: (state: OrderState) => void) {
  while (!signal.aborted) {
    const state = await look(id);
    if (signal.aborted) return;
    onState(state);
    if (isOver(state.answer)) return;
    await new Promise((resolve) => setTimeout(resolve, EACH_MS));
  }
}

async function look(id: string): Promise<OrderState> {
  try {
    const { answer } = await ask('GET order?id=', undefined, id);
    return { answer, error: null };
  } catch (error) {
    return { answer: null, error: explain(error) };
  }
}

/**
 * Waits until an order is over; a lost connection or a server that restarts only delays it.
 * @throws {RequestError} if the server knows no such order, or the session has ended
 */
export async function ended(id: string): Promise<Ending> {
  for (;;) {
    try {
      const { answer } = await ask('GET order?id=', undefined, id);
      if (isOver(answer)) return answer;
    } catch (error) {
      if (!(error instanceof RequestError) || (error.status > 0 && error.status < 500)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, EACH_MS));
  }
}

/**
 * Waits until an order is done.
 * @throws {RequestError} as `ended`, or with the publisher's sentence, if it refused or failed
 */
export async function finished(id: string): Promise<Answer & { state: 'done' }> {
  const answer = await ended(id);
  if (answer.state === 'done') return answer;
  if (answer.state === 'failed') throw new RequestError(answer.text, 500);
  throw new RequestError(answer.mistakes.map(({ text }) => text).join(' '), 400);
}

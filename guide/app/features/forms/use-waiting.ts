import { useCallback, useEffect, useState } from 'react';
import {
  dropMessage,
  flushOutbox,
  type Message,
  OUTBOX_TAG,
  sendNow,
  waitingMessages,
} from '#engine/offline/outbox.ts';
import { waitingAttempts } from './waiting.ts';

/** A form's messages that wait, and what can be done with them. */
export type Waiting = {
  messages: Message[];
  /** Attempts, of any form, that were sent since the panel opened or while no page was looking. */
  gone: string[];
  send(attempt: string): Promise<boolean>;
  drop(attempt: string): Promise<void>;
};

/** The messages of the form called `form` that wait on this device, in step with the worker and other tabs. */
export function useWaiting(form: string): Waiting {
  const [messages, setMessages] = useState<Message[]>([]);
  const [gone, setGone] = useState<string[]>([]);
  const look = useCallback(async () => {
    const all = await waitingMessages();
    const left = new Set(all.map(({ attempt }) => attempt));
    const sent = waitingAttempts.get().filter((attempt) => !left.has(attempt));
    if (sent.length > 0) {
      waitingAttempts.update((attempts) => attempts.filter((attempt) => left.has(attempt)));
      setGone((others) => [...others, ...sent]);
    }
    setMessages(all.filter((message) => message.form === form));
  }, [form]);
  useEffect(() => {
    const failed = (error: unknown) => console.warn('The messages that wait could not be read.', error);
    const channel = new BroadcastChannel(OUTBOX_TAG);
    channel.onmessage = () => void look().catch(failed);
    look()
      .then(() => flushOutbox())
      .catch(failed);
    const online = () => void flushOutbox().catch(failed);
    addEventListener('online', online);
    return () => {
      channel.close();
      removeEventListener('online', online);
    };
  }, [look]);
  return {
    messages,
    gone,
    async send(attempt) {
      await sendNow(attempt);
      await look();
      return !(await waitingMessages()).some((message) => message.attempt === attempt);
    },
    async drop(attempt) {
      waitingAttempts.update((attempts) => attempts.filter((other) => other !== attempt));
      await dropMessage(attempt);
      await look();
    },
  };
}

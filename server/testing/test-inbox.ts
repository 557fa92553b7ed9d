/** Provides tests of the inbox with a database in its own folder, and with the printed output. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type ContentCommands, runInbox } from '../inbox/inbox.ts';
import type { InboxContext } from '../inbox/inbox-context.ts';
import { openStore } from '../store/store.ts';
import type { NewSubmission } from '../store/submission.ts';
import { temporaryFolder } from './test-folder.ts';

/** Half past nine in the morning of 21 November 2026 in Mendoza. */
const RECEIVED_AT = Date.UTC(2026, 10, 21, 12, 30);

export const contact = {
  form: 'contacto',
  answers: { name: 'Ana Ñandú', email: 'ana@example.com', subject: 'Bodegas', message: '¿Cuál abre\nlos lunes?' },
} as const satisfies Partial<NewSubmission>;

export const request = {
  form: 'publicar',
  answers: {
    name: 'Luis',
    whatsapp: '0260 15-4123456',
    email: 'luis@example.com',
    establishmentName: 'Cabañas Los Ñires',
    city: 'San Rafael',
    message: 'Tres cabañas con pileta y parrilla.',
  },
} as const satisfies Partial<NewSubmission>;

type Options = {
  root?: string;
  contentCommands?: ContentCommands;
  answer?: string | null;
  retentionDays?: number | null;
  deskUrl?: string | null;
};

export function openInbox({
  root = temporaryFolder(),
  answer = null,
  retentionDays = null,
  deskUrl = null,
  contentCommands,
}: Options = {}) {
  const databaseUrl = `file:${path.join(root, 'data/guide.db')}`;
  const store = openStore({ url: databaseUrl });
  onTestFinished(() => store.close());
  let said: string[] = [];
  const say = (text: string) => void said.push(text);
  const context: InboxContext = {
    store,
    databaseUrl,
    root,
    deskUrl,
    retentionDays,
    say,
    complain: say,
    print: say,
    ask: answer === null ? null : async () => answer,
  };
  return {
    ...context,
    /** Runs a command as typed; returns its output and exit code. */
    async run(...args: string[]) {
      said = [];
      const code = await runInbox(args, context, contentCommands);
      return { code, text: said.join('\n') };
    },
    async receive(...submissions: Partial<NewSubmission>[]) {
      for (const submission of submissions) {
        const whole = { form: 'boletin' as const, answers: {}, language: 'es', suspicion: null, ...submission };
        const attempt = createHash('md5').update(String(counter++)).digest('hex');
        const fingerprint = JSON.stringify(whole);
        await store.add({ receivedAt: RECEIVED_AT, isNoticeDue: false, ...whole, attempt, fingerprint });
      }
    },
    numbers: async () => (await store.list()).map(({ id }) => id).reverse(),
  };
}

let counter = 0;

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** `text` is the mail as it went over the wire. */
export type Mail = { from: string; to: string[]; text: string };

/** A real mail server that answers deliveries in this order: null accepts the mail, a text refuses it. */
export async function mailServer(answers: (string | null)[] = []) {
  const mails: Mail[] = [];
  const waiting: (() => void)[] = [];
  let deliveries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      stream.on('end', () => {
        const refusal = answers[deliveries] ?? null;
        deliveries += 1;
        if (refusal === null) {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
        }
        callback(refusal === null ? null : new Error(refusal));
        for (const go of waiting.splice(0)) go();
      });
    },
  });
  server.on('error', () => {}); // a client that disconnects
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => void server.close(resolve)));
  const { port } = listener.address() as AddressInfo;
  return {
    variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'guia@example.com', MAIL_TO: 'dueno@example.com' },
    mails,
    /** Resolves once this many deliveries have been tried. */
    async tried(count: number) {
      while (deliveries < count) await new Promise<void>((resolve) => void waiting.push(resolve));
    },
  };
}

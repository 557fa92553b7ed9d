import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';

export type Mail = { to: string; subject: string; text: string; replyTo?: string };
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

/** Sends mails through the configured server; connects for the first one. */
export function createMailer({ url, from }: Pick<NonNullable<Config['mail']>, 'url' | 'from'>): Mailer {
  let transport: Transporter | null = null;
  return {
    /** @throws {Error} with the server's `code`; the message may quote addresses and must not be logged */
    async send(mail) {
      transport ??= await connect(url);
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport?.close(),
  };
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(url, { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 } as object);
}

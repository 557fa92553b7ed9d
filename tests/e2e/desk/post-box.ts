import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { decodeQuotedPrintable } from '#server/testing/quoted-printable.ts';

export type Mail = { to: string; text: string };

/** A mail server that accepts every mail and keeps it. */
export async function openPostBox() {
  const mails: Mail[] = [];
  const server = createServer((socket) => {
    let [to, text, isData] = ['', '', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (isData && line === '.') {
        mails.push({ to, text: decodeQuotedPrintable(text) });
        [to, text, isData] = ['', '', false];
        say('250 Taken');
      } else if (isData) text += `${line}\r\n`;
      else if (/^DATA/i.test(line)) {
        isData = true;
        say('354 Go on');
      } else {
        to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? to;
        say(/^QUIT/i.test(line) ? '221 Bye' : '250 Well');
      }
    };
    let rest = '';
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    socket.on('error', () => {}); // the sender has disconnected
    say('220 Post');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

// `node server/testing/mailbox.ts PORT FILE` takes every mail, and adds it to the file as it went over the wire.
import { appendFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const [port, file = ''] = process.argv.slice(2);

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, callback) {
    void text(stream).then((mail) => {
      appendFileSync(file, mail);
      callback();
    });
  },
});
server.on('error', () => {}); // a client that disconnects
server.listen(Number(port), '127.0.0.1');

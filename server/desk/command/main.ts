// `npm run desk` manages who may enter the owner's desk.
import { configOrExit } from '../../config/environment.ts';
import { createMailer } from '../../mail/send.ts';
import { openStore } from '../../store/store.ts';
import { createPeople } from '../access/people.ts';
import { createSessions } from '../access/sessions.ts';
import { createDeskLog } from '../log.ts';
import { runDesk } from './commands.ts';

const { database, desk, mail } = configOrExit();
if (!desk) {
  console.error('La guía no tiene escritorio: falta poner DESK_FOLDER y DESK_URL en .env (docs/deploy/desk.md).');
  process.exit(1);
}
const store = openStore({ ...database, report: (text) => process.stderr.write(`${text}\n`) });
const mailer = mail && createMailer(mail);

process.exitCode = await runDesk(process.argv.slice(2), {
  people: createPeople(store),
  sessions: createSessions(store),
  history: createDeskLog(store),
  origin: desk.origin,
  mail: mailer && ((one) => mailer.send(one)),
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
mailer?.close();
await store.close();

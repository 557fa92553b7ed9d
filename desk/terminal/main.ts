// The owner's inbox: `npm run inbox`. `npm run inbox -- help` lists its commands.
import { runAtTerminal } from '#server/inbox/terminal.ts';
import { contentCommands } from './content-commands.ts';

await runAtTerminal(contentCommands);

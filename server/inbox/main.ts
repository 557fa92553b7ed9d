// The owner's inbox on a machine without the content; `npm run inbox -- help` lists its commands.
import { runAtTerminal } from './terminal.ts';

await runAtTerminal();

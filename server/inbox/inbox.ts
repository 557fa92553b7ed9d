import { parseArgs } from 'node:util';
import { StoreError } from '../store/store-error.ts';
import { accept } from './accept.ts';
import { backup } from './backup.ts';
import { type Asked, type Desk, InboxError, typed } from './desk.ts';
import { draft } from './draft.ts';
import { expire } from './expire.ts';
import { exportAll } from './export.ts';
import { list } from './list.ts';
import { mark } from './mark.ts';
import { forget, remove } from './remove.ts';
import { show } from './show.ts';

type Command = {
  run: (desk: Desk, asked: Asked) => Promise<void> | void;
  /** How many words may follow the command. */
  words: number;
  options: string[];
  /** Pairs of the command as the owner types it and what it does. */
  help: [string, string][];
};

const commands: Record<string, Command> = {
  list: {
    run: list,
    words: 0,
    options: ['all', 'spam', 'done'],
    help: [
      ['list', 'what is open; also without "list"'],
      ['list --all', 'everything; --spam what looks like spam, --done what you marked as done'],
    ],
  },
  show: {
    run: show,
    words: 1,
    options: [],
    help: [['show 12', 'all of number 12, and how to answer; also by the reference that its sender was told']],
  },
  done: { run: mark('done'), words: Infinity, options: [], help: [['done 12 13', 'marks both as done']] },
  spam: { run: mark('spam'), words: Infinity, options: [], help: [['spam 12', 'marks it as spam']] },
  open: {
    run: mark('open'),
    words: Infinity,
    options: [],
    help: [['open 12', 'puts it back: it is open, and no spam']],
  },
  draft: {
    run: draft,
    words: 2,
    options: [],
    help: [
      ['draft 12', 'makes an unfinished listing of a publicar, in the category that fits'],
      ['draft 12 bodegas', 'the same, in the category that you say'],
    ],
  },
  accept: {
    run: accept,
    words: 2,
    options: [],
    help: [
      ['accept 12', 'writes what somebody told of a listing (sabes) into its file'],
      ['accept 12 phone', 'the same, into the field that you say'],
    ],
  },
  export: {
    run: exportAll,
    words: 1,
    options: ['all', 'force'],
    help: [['export inbox.csv', 'what is open, for a spreadsheet; --all everything, --force overwrites']],
  },
  delete: {
    run: remove,
    words: Infinity,
    options: ['yes'],
    help: [['delete 12 13', 'deletes both for good; --yes without asking']],
  },
  forget: {
    run: forget,
    words: Infinity,
    options: ['yes'],
    help: [['forget', 'asks for an e-mail or a phone, and deletes all that this person sent']],
  },
  expire: {
    run: expire,
    words: 0,
    options: ['yes'],
    help: [['expire', 'deletes what is older than the privacy page promises, where the server asks for your word']],
  },
  backup: {
    run: backup,
    words: 1,
    options: [],
    help: [['backup', 'copies the database to backups/ beside it, or to the file that you name']],
  },
  help: { run: ({ say }) => say(help()), words: 0, options: [], help: [['help', 'this']] },
};

/** Runs the command that follows `npm run inbox --`, and returns the exit code. */
export async function runInbox(args: string[], desk: Desk): Promise<number> {
  try {
    const { command, asked } = parse(args);
    await command.run(desk, asked);
    return 0;
  } catch (error) {
    if (!(error instanceof InboxError || error instanceof StoreError)) throw error;
    desk.complain(error.message);
    return 1;
  }
}

function parse(args: string[]): { command: Command; asked: Asked } {
  const { tokens } = parseArgs({ args, strict: false, allowPositionals: true, tokens: true });
  const [name = 'list', ...words] = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []));
  const options = tokens.flatMap((token) => (token.kind === 'option' ? token : []));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new InboxError(`There is no command "${name}"; ${typed('help')} lists them.`);
  if (options.some((option) => option.name === 'help')) return { command: commands.help as Command, asked: nothing };
  const unknown = options.find((option) => !command.options.includes(option.name) || option.value !== undefined);
  if (unknown)
    throw new InboxError(`"${name}" does not know ${unknown.rawName}; ${typed('help')} lists what it knows.`);
  const extra = words[command.words];
  if (extra !== undefined)
    throw new InboxError(`"${name}" does not know what to do with "${extra}"; see ${typed('help')}.`);
  return { command, asked: { words, options: new Set(options.map((option) => option.name)) } };
}

const nothing: Asked = { words: [], options: new Set() };

function help(): string {
  const lines = Object.values(commands).flatMap((command) => command.help);
  const width = Math.max(...lines.map(([command]) => typed(command).length));
  return lines.map(([command, does]) => `${typed(command).padEnd(width)}  ${does}`).join('\n');
}

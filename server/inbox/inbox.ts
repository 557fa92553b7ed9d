import { parseArgs } from 'node:util';
import { StoreError } from '../store/store-error.ts';
import { backup } from './backup.ts';
import { errors } from './errors.ts';
import { expire } from './expire.ts';
import { exportAll } from './export.ts';
import { type CommandInput, type InboxContext, InboxError, typed } from './inbox-context.ts';
import { list } from './list.ts';
import { mark } from './mark.ts';
import { forget, remove } from './remove.ts';
import { show } from './show.ts';
import { withoutContent } from './without-content.ts';

type Command = {
  run: (context: InboxContext, asked: CommandInput) => Promise<void> | void;
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
      ['list', 'lo pendiente; también sin "list"'],
      ['list --all', 'todo; --spam lo que parece spam, --done lo que marcaste como listo'],
    ],
  },
  show: {
    run: show,
    words: 1,
    options: [],
    help: [['show 12', 'todo el número 12 y cómo contestarlo; también por la referencia que recibió quien lo mandó']],
  },
  done: { run: mark('done'), words: Infinity, options: [], help: [['done 12 13', 'los marca como listos']] },
  spam: { run: mark('spam'), words: Infinity, options: [], help: [['spam 12', 'lo marca como spam']] },
  open: {
    run: mark('open'),
    words: Infinity,
    options: [],
    help: [['open 12', 'lo vuelve a poner pendiente, y no es spam']],
  },
  draft: {
    run: () => Promise.reject(withoutContent.draft()),
    words: 2,
    options: [],
    help: [
      ['draft 12', 'hace una ficha sin terminar del pedido de un negocio, en el rubro que parece'],
      ['draft 12 bodegas', 'lo mismo, en el rubro que digas'],
    ],
  },
  accept: {
    run: () => Promise.reject(withoutContent.accept()),
    words: 2,
    options: [],
    help: [
      ['accept 12', 'escribe en la ficha el dato que mandó un visitante'],
      ['accept 12 phone', 'lo mismo, en el campo que digas'],
    ],
  },
  export: {
    run: exportAll,
    words: 1,
    options: ['all', 'force'],
    help: [['export inbox.csv', 'lo pendiente, para una planilla; --all todo, --force reemplaza']],
  },
  delete: {
    run: remove,
    words: Infinity,
    options: ['yes'],
    help: [['delete 12 13', 'los borra para siempre; --yes sin preguntar']],
  },
  forget: {
    run: forget,
    words: Infinity,
    options: ['yes'],
    help: [['forget', 'pide un correo o un teléfono y borra todo lo que mandó esa persona']],
  },
  expire: {
    run: expire,
    words: 0,
    options: ['yes'],
    help: [
      [
        'expire',
        'borra lo que es más viejo de lo que promete la página de privacidad, cuando el servidor te pide permiso',
      ],
    ],
  },
  backup: {
    run: backup,
    words: 1,
    options: [],
    help: [['backup', 'copia la base de datos a backups/, al lado, o al archivo que digas']],
  },
  errors: {
    run: errors,
    words: 0,
    options: [],
    help: [['errors', 'las páginas que fallaron en el navegador de alguien: qué, dónde y cuántas veces']],
  },
  help: { run: ({ say }) => say(help()), words: 0, options: [], help: [['help', 'esto']] },
};

/** The commands that change the content, which an installation of the server alone does not have. */
export type ContentCommands = Partial<Record<'draft' | 'accept', Command['run']>>;

/** Runs the command that follows `npm run inbox --`, and returns the exit code. */
export async function runInbox(
  args: string[],
  context: InboxContext,
  contentCommands: ContentCommands = {},
): Promise<number> {
  try {
    const { name, command, asked } = parse(args);
    const run = contentCommands[name as keyof ContentCommands] ?? command.run; // most names are not among them
    await run(context, asked);
    return 0;
  } catch (error) {
    if (!(error instanceof InboxError || error instanceof StoreError)) throw error;
    context.complain(error.message);
    return 1;
  }
}

function parse(args: string[]): { name: string; command: Command; asked: CommandInput } {
  const { tokens } = parseArgs({ args, strict: false, allowPositionals: true, tokens: true });
  const [name = 'list', ...words] = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []));
  const options = tokens.flatMap((token) => (token.kind === 'option' ? token : []));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new InboxError(`No hay un comando "${name}"; ${typed('help')} los muestra.`);
  if (options.some((option) => option.name === 'help'))
    return { name: 'help', command: commands.help as Command, asked: nothing };
  const unknown = options.find((option) => !command.options.includes(option.name) || option.value !== undefined);
  if (unknown) throw new InboxError(`"${name}" no conoce ${unknown.rawName}; ${typed('help')} muestra lo que conoce.`);
  const extra = words[command.words];
  if (extra !== undefined) throw new InboxError(`"${name}" no sabe qué hacer con "${extra}"; mirá ${typed('help')}.`);
  return { name, command, asked: { words, options: new Set(options.map((option) => option.name)) } };
}

const nothing: CommandInput = { words: [], options: new Set() };

function help(): string {
  const lines = Object.values(commands).flatMap((command) => command.help);
  const width = Math.max(...lines.map(([command]) => typed(command).length));
  return lines.map(([command, does]) => `${typed(command).padEnd(width)}  ${does}`).join('\n');
}

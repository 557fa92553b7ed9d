import type { ContentCommands } from '#server/inbox/inbox.ts';
import { accept } from './accept.ts';
import { draft } from './draft.ts';

/** The commands of the inbox that write into the content. */
export const contentCommands: Required<ContentCommands> = { accept, draft };

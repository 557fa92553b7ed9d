import assert from 'node:assert/strict';
import { blocksOf } from '../docs/blocks.ts';

/** Hands out the commands of documented pages, and knows which nobody has asked for. */
export function createLedger(pages: string[]) {
  const open = pages.flatMap((page) => blocksOf(page).map((commands) => ({ page, commands })));

  return {
    /** The block of a page whose first command begins with these words. */
    take(page: string, start: string): string[] {
      const index = open.findIndex((block) => block.page.endsWith(page) && block.commands[0]?.startsWith(start));
      const [block] = index < 0 ? [] : open.splice(index, 1);
      assert.ok(block, `${page} has no block that begins with: ${start}`);
      return block.commands;
    },
    left: () => open.flatMap(({ page, commands }) => commands.map((command) => `${page}: ${command}`)),
  };
}

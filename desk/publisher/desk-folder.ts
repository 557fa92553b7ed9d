import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Answer, Order } from '#common/contracts/desk/orders.ts';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import { namesIn, readJsonFile, removeUnfinished, writeJsonFile } from './files.ts';
import { ORDER_ID, readOrder } from './order-schema.ts';

/** An answer without the fields common to all. */
type Said = Answer extends infer One ? (One extends Answer ? Omit<One, 'id' | 'at'> : never) : never;

/** The folder through which the web process and the publisher exchange files. */
export class DeskFolder {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    for (const name of ['answers', 'ready', 'previews', 'published']) {
      mkdirSync(path.join(folder, name), { recursive: true });
      removeUnfinished(path.join(folder, name));
    }
  }

  at = (...parts: string[]): string => path.join(this.folder, ...parts);

  /** The waiting orders, oldest first, including those that a killed publisher began. Anything invalid is refused. */
  waiting(): Order[] {
    return namesIn(this.at('orders'), '.json').flatMap((name) => {
      const id = name.slice(0, -'.json'.length);
      if (!ORDER_ID.test(id) || this.isAnswered(id)) return [];
      const order = readOrder(readJsonFile(this.at('orders', name)));
      if (order?.id === id) return [order];
      this.answer(id, {
        state: 'refused',
        mistakes: [{ file: '', path: [], text: 'Este pedido no se entiende. Volvé a intentarlo desde el escritorio.' }],
        conflicts: [],
      });
      return [];
    });
  }

  isAnswered(id: string): boolean {
    const answer = readJsonFile(this.at('answers', `${id}.json`)) as Answer | null; // only this class writes it
    return answer !== null && answer.state !== 'working';
  }

  answer(id: string, said: Said) {
    writeJsonFile(this.at('answers', `${id}.json`), { id, at: new Date().toISOString(), ...said });
  }

  /** Gives several orders the same answer. */
  answerAll(orders: Order[], said: Said) {
    for (const { id } of orders) this.answer(id, said);
  }

  get snapshot(): Snapshot | null {
    return readJsonFile(this.at('published', 'snapshot.json')) as Snapshot | null; // only the line below writes it
  }

  set snapshot(snapshot: Snapshot | null) {
    writeJsonFile(this.at('published', 'snapshot.json'), snapshot);
  }
}

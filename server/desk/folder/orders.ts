import type { Answer, Order, Person } from '../../../common/contracts/desk/orders.ts';
import { DeskError } from '../desk-error.ts';
import { createRoom } from './room.ts';
import { newId, type SharedFolder } from './shared-folder.ts';

/** More than people ever give: it stops a page that gives orders in a loop. */
const MOST_WAITING = 40;

// Applies to each type of order separately: a plain Omit would merge them.
type Own<One> = One extends Order ? Omit<One, 'id' | 'at' | 'by'> : never;
export type NewOrder = Own<Order>;

/** Orders to the publisher, and its answers. */
export function createOrders(folder: SharedFolder) {
  const answerOf = (id: string) => folder.read<Answer>('answers', `${id}.json`);

  const room = createRoom(MOST_WAITING, async () => {
    const answered = new Set(await folder.names('answers'));
    return (await folder.names('orders')).filter((name) => !answered.has(name));
  });

  return {
    answerOf,

    exists: (id: string) => folder.has('orders', `${id}.json`),

    /**
     * Gives an order; once this resolves, it is on disk.
     * @param prepare runs before the publisher can see the order
     * @throws {DeskError} 429 while too many are waiting
     */
    async give(order: NewOrder, by: Person, prepare?: (id: string) => Promise<void>): Promise<string> {
      const id = newId();
      const name = `${id}.json`;
      const write = async () => {
        await prepare?.(id);
        const whole = { id, at: new Date().toISOString(), by: { name: by.name, email: by.email }, ...order };
        await folder.write('orders', name, [Buffer.from(`${JSON.stringify(whole satisfies Order, null, 2)}\n`)]);
      };
      await room.keep([name], write, full);
      return id;
    },
  };
}

const full = () => new DeskError(429, 'Hay muchos pedidos esperando: probá de nuevo en unos minutos.');

export const isFinal = ({ state }: Answer) => state !== 'working';

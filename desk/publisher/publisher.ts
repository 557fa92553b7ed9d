import type { Order } from '#common/contracts/desk/orders.ts';
import { CarryOut } from './carry-out.ts';
import { LiveSite } from './live-site.ts';
import { MachineError } from './machine-error.ts';
import { type Options, openParts, type Parts } from './parts.ts';
import type { Batch } from './plans/plan-order.ts';
import { pull, push, refuseDirty } from './remote.ts';
import type { Settings } from './settings.ts';

/** Carries out orders one after another. A kill at any point loses nothing. */
export class Publisher {
  readonly desk: Parts['desk'];
  readonly sites: Parts['sites'];
  readonly #parts: Parts;
  readonly #site: LiveSite;

  constructor(settings: Settings, options: Options) {
    this.#parts = openParts(settings, options);
    this.#site = new LiveSite(this.#parts);
    this.desk = this.#parts.desk;
    this.sites = this.#parts.sites;
  }

  /** Reverts what a killed publisher left half done. */
  async recover() {
    const { git, journal, sites } = this.#parts;
    await git.tidy();
    await journal.takeBack(git);
    sites.prune();
  }

  /** Publishes the checkout as it is, unless the live site and the desk's snapshot already show it, as of today. */
  async refresh() {
    const { git, log, desk, today } = this.#parts;
    await refuseDirty(git);
    await pull(git, log);
    await push(git, log);
    if ((await this.#site.isNewest()) && desk.snapshot?.day === today()) return this.#site.showDeadLinks();
    const built = await this.#site.build('refresh');
    if (!built.ok) throw new MachineError(`The content has mistakes:\n${built.problems.join('\n')}`);
    await this.#site.switchTo(built);
    this.sites.prune();
  }

  /**
   * Carries out the oldest waiting order, or several consecutive confirmations by one person.
   * @throws {Error} if not even an answer can be written, as in a full folder; the order still waits then
   */
  async next(): Promise<boolean> {
    const { desk, log, at } = this.#parts;
    const orders = firstBatch(desk.waiting());
    if (!orders) return false;
    try {
      desk.answerAll(orders, { state: 'working', step: 'checking' });
      at('begun');
      await this.recover();
      await new CarryOut(this.#parts, this.#site, orders).run();
    } catch (error) {
      await this.recover().catch((reason: unknown) => log(`Recovering failed: ${reason}`));
      log(`${orders[0].id} failed: ${error instanceof Error ? error.stack : error}`);
      desk.answerAll(orders, { state: 'failed', text: error instanceof MachineError ? error.message : FAILED });
    }
    this.sites.prune(); // deletes thousands of files, for which nobody should wait
    return true;
  }
}

const FAILED =
  'Algo de la máquina falló y no se publicó nada. Lo que escribiste está guardado: probá de nuevo en un rato y, si sigue, avisale a quien mantiene la guía.';

/** The first order; if it is a confirmation, also those of the same person right after it. */
function firstBatch([first, ...others]: Order[]): Batch | null {
  if (!first) return null;
  const isAlike = (order: Order) =>
    order.type === 'check' && first.type === 'check' && order.by.email === first.by.email;
  const end = others.findIndex((order) => !isAlike(order));
  return [first, ...others.slice(0, end < 0 ? others.length : end)];
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldersIn } from '#app/catalog/content/read-file.ts';
import { todayAt } from '#app/lib/days.ts';
import { TIME_ZONE } from '#app/lib/san-rafael.ts';
import type { Order } from '../contract/orders.ts';
import { triedCalls } from './calls-log.ts';
import { readTexts, valueIn } from './content/content-files.ts';
import { DeskFolder } from './desk-folder.ts';
import { Git } from './git.ts';
import { Journal } from './journal.ts';
import { mistakeOf } from './mistakes.ts';
import type { Plan, PlanContext } from './plans/plan.ts';
import { planOrders } from './plans/plan-order.ts';
import { VERSIONS } from './plans/plan-undo.ts';
import { keepPreview } from './preview/preview.ts';
import { previewsOf } from './preview/previews-of.ts';
import { MachineError, pull, push, refuseDirty } from './remote.ts';
import type { Settings } from './settings.ts';
import { Sites } from './sites.ts';
import type { ContentSnapshot } from './snapshot/snapshot.ts';
import type { Build } from './work/build-process.ts';

type Options = {
  build: Build;
  /** Hears of each step, so that a test can end the process there. */
  at?: (point: string) => void;
  log?: (line: string) => void;
  now?: () => Date;
};

/** Carries out orders one after another. Each step can be repeated: a kill at any point loses nothing. */
export class Publisher {
  readonly desk: DeskFolder;
  readonly git: Git;
  readonly sites: Sites;
  readonly #settings: Settings;
  readonly #journal: Journal;
  readonly #build: Build;
  readonly #at: (point: string) => void;
  readonly #log: (line: string) => void;
  readonly #now: () => Date;

  constructor(settings: Settings, { build, at = () => {}, log = console.log, now = () => new Date() }: Options) {
    this.#settings = settings;
    this.desk = new DeskFolder(settings.folder);
    this.git = new Git(settings.root);
    this.sites = new Sites(settings.sites);
    this.#journal = new Journal(settings.sites, settings.root);
    this.#build = build;
    this.#at = at;
    this.#log = log;
    this.#now = now;
  }

  get #today(): string {
    return todayAt(TIME_ZONE, this.#now());
  }

  /** Takes back what a killed publisher left half done. */
  async recover() {
    await this.git.tidy();
    await this.#journal.takeBack(this.git);
    this.sites.prune();
  }

  /** Publishes the checkout as it is if the live site, or what the desk sees, is not that or not of today. */
  async refresh() {
    await refuseDirty(this.git);
    await pull(this.git, this.#log);
    await push(this.git, this.#log);
    const head = await this.git.head();
    const { snapshot } = this.desk;
    if (this.sites.liveVersion === head && snapshot?.version === head && snapshot.day === this.#today) return;
    const built = await this.#buildSite('refresh', () => {});
    if (!built.ok) throw new MachineError(`The content has mistakes:\n${built.problems.join('\n')}`);
    await this.#switchTo(built.target, built.snapshot);
  }

  /** Carries out the oldest orders that wait: one, or several facts that one person confirmed. */
  async next(): Promise<boolean> {
    const [first, ...others] = this.desk.waiting();
    if (!first) return false;
    const isAlike = (order: Order) =>
      order.type === 'check' && first.type === 'check' && order.by.email === first.by.email;
    const end = others.findIndex((order) => !isAlike(order));
    const orders = [first, ...others.slice(0, end < 0 ? others.length : end)];
    try {
      await this.#carryOut(orders);
    } catch (error) {
      await this.recover().catch((reason: unknown) => this.#log(`Recovering failed: ${reason}`));
      this.#log(`${first.id} failed: ${error instanceof Error ? error.stack : error}`);
      const text =
        error instanceof MachineError
          ? error.message
          : 'Algo de la máquina falló y no se publicó nada. Lo que escribiste está guardado: probá de nuevo en un rato y, si sigue, avisale a quien mantiene la guía.';
      for (const { id } of orders) this.desk.answer(id, { state: 'failed', text });
    }
    return true;
  }

  async #carryOut(orders: Order[]) {
    const [order] = orders as [Order];
    for (const { id } of orders) this.desk.answer(id, { state: 'working', step: 'checking' });
    this.#at('begun');
    await this.recover();
    const made = await this.git.commitOf(order.id);
    if (made !== null) return this.#finish(orders, await this.git.filesOf(made), []);
    await refuseDirty(this.git);
    const warnings = await pull(this.git, this.#log);
    this.#at('pulled');
    const plan = await planOrders(this.#context(), orders, this.git);
    if (plan.type === 'refused') return this.#refuse(orders, plan);
    if (plan.type === 'nothing') {
      const { change, warnings } = plan;
      const { snapshot } = this.desk;
      if (snapshot) this.desk.snapshot = { ...snapshot, due: triedCalls(this.desk.at('published'), snapshot.due) };
      for (const { id } of orders) this.desk.answer(id, { state: 'done', version: null, pages: [], change, warnings });
      return;
    }
    const writes = new Map([...plan.writes].filter(([file, content]) => !this.#isSame(file, content)));
    if (writes.size === 0 && order.type !== 'preview') {
      return this.#finish(orders, plan.files, ['No había nada que cambiar: ya estaba así.']);
    }
    this.#journal.write(order.id, writes);
    this.#at('written');
    const built = await this.#buildSite(order.id, (step) => {
      for (const { id } of orders) this.desk.answer(id, { state: 'working', step });
    });
    this.#at('built');
    if (!built.ok) {
      const mistakes = built.problems.map((sentence) => mistakeOf(sentence, (file) => this.#valueIn(file)));
      await this.#journal.takeBack(this.git);
      return this.#refuse(orders, { mistakes, conflicts: [] });
    }
    const all = [...warnings, ...plan.warnings];
    if (order.type === 'preview') {
      await this.#journal.takeBack(this.git);
      return this.#preview(order.id, built, plan.files, all);
    }
    const trailers = orders.map(({ id }) => `Orden: ${id}`).join('\n');
    await this.git.commit([...writes.keys()], order.by, `${oneLine(plan.words)}\n\n${trailers}`);
    this.#at('committed');
    this.#journal.forget();
    for (const { id } of orders) this.desk.answer(id, { state: 'working', step: 'switching' });
    await this.#switchTo(built.target, built.snapshot);
    await this.#finish(orders, plan.files, all);
  }

  #refuse(
    orders: Order[],
    { mistakes, conflicts }: Pick<Extract<Plan, { type: 'refused' }>, 'mistakes' | 'conflicts'>,
  ) {
    for (const { id } of orders) this.desk.answer(id, { state: 'refused', mistakes, conflicts });
  }

  async #preview(
    id: string,
    built: { target: string; snapshot: ContentSnapshot },
    files: string[],
    warnings: string[],
  ) {
    const pages = keepPreview({ built: built.target, live: this.sites.live, folder: this.desk.at('previews'), id });
    const named = previewsOf(files, built.snapshot, pages);
    this.sites.prune();
    this.desk.answer(id, { state: 'done', version: null, pages: named, change: null, warnings });
  }

  /** Says that orders are done, once what is committed is live. */
  async #finish(orders: Order[], files: string[], warnings: string[]) {
    const head = await this.git.head();
    if (this.sites.liveVersion !== head || this.desk.snapshot?.version !== head) {
      const built = await this.#buildSite(head.slice(0, 12), () => {});
      if (!built.ok)
        throw new MachineError(
          'Lo que está guardado en la carpeta del proyecto tiene errores: avisale a quien mantiene la guía.',
        );
      await this.#switchTo(built.target, built.snapshot);
    }
    const unpushed = await push(this.git, this.#log);
    const published = this.desk.snapshot?.files ?? [];
    const pages = published.flatMap(({ file, title, href }) => (href && files.includes(file) ? [{ title, href }] : []));
    this.#at('finished');
    for (const { id } of orders) {
      this.desk.answer(id, { state: 'done', version: head, pages, change: null, warnings: [...warnings, ...unpushed] });
    }
    this.#at('answered');
  }

  async #buildSite(name: string, step: Parameters<Build>[0]['step']) {
    const target = this.sites.building(name);
    this.#at('building');
    const built = await this.#build({ root: this.#settings.root, target, step });
    return { ...built, target };
  }

  /** Makes a built site live, and lets the desk see its content. */
  async #switchTo(target: string, snapshot: ContentSnapshot) {
    const version = await this.git.head();
    this.#at('before-switch');
    this.sites.switchTo(target, version, this.#now());
    this.#at('switched');
    const due = triedCalls(this.desk.at('published'), snapshot.due);
    this.desk.snapshot = { ...snapshot, due, version, versions: await this.git.history(VERSIONS) };
    this.#at('shown');
    this.sites.prune();
  }

  #context(): PlanContext {
    const { root } = this.#settings;
    const languages = ['es', ...foldersIn(root, 'locales').filter((name) => name !== 'es')];
    return { ...this.#settings, languages, snapshot: this.desk.snapshot, today: this.#today };
  }

  #valueIn(file: string) {
    try {
      return valueIn(file, readTexts(this.#settings.root, file, this.#context().languages));
    } catch {
      return null;
    }
  }

  #isSame(file: string, content: string | Buffer | null): boolean {
    try {
      const now = readFileSync(path.join(this.#settings.root, file));
      return content !== null && now.equals(Buffer.from(content));
    } catch {
      return content === null;
    }
  }
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim().slice(0, 200) || 'Cambios del escritorio';

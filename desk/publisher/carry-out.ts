import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Order } from '#common/contracts/desk/orders.ts';
import { writtenLine } from '#common/lib/text/written.ts';
import { foldersIn } from '#reading/read-file.ts';
import { readTexts, valueIn } from '../editing/content-files.ts';
import { triedCalls } from './calls-log.ts';
import type { BuiltSite, LiveSite } from './live-site.ts';
import { MachineError } from './machine-error.ts';
import { mistakeOf } from './mistakes.ts';
import type { Parts } from './parts.ts';
import { type Plan, type PlanContext, schemaOf, type Writes } from './plans/plan.ts';
import { type Batch, planOrders } from './plans/plan-order.ts';
import { keepPreview } from './preview/preview.ts';
import { previewsOf } from './preview/previews-of.ts';
import { pull, push, refuseDirty } from './remote.ts';

type WritePlan = Extract<Plan, { type: 'write' }>;
type Refusal = Pick<Extract<Plan, { type: 'refused' }>, 'mistakes' | 'conflicts'>;
type Nothing = Extract<Plan, { type: 'nothing' }>;

/** Carries out a batch of orders: checks, plans, writes, builds, commits, switches and answers. Each step can be repeated. */
export class CarryOut {
  readonly #parts: Parts;
  readonly #site: LiveSite;
  readonly #orders: Batch;

  constructor(parts: Parts, site: LiveSite, orders: Batch) {
    this.#parts = parts;
    this.#site = site;
    this.#orders = orders;
  }

  async run() {
    const { git, log, at } = this.#parts;
    const [order] = this.#orders;
    const commit = await git.commitOf(order.id);
    if (commit !== null) return this.#finish(await git.filesOf(commit), []); // a kill came between commit and answer
    await refuseDirty(git);
    const warnings = await pull(git, log);
    at('pulled');
    const plan = await planOrders(this.#context(), this.#orders, git);
    if (plan.type === 'refused') return this.#refuse(plan);
    if (plan.type === 'nothing') return this.#answerOnly(plan);
    await this.#write(order, { ...plan, warnings: [...warnings, ...plan.warnings] });
  }

  async #write(order: Order, plan: WritePlan) {
    const { desk, journal, git, at } = this.#parts;
    const writes = new Map([...plan.writes].filter(([file, content]) => !this.#isSame(file, content)));
    if (writes.size === 0 && !isPreview(order)) {
      return this.#finish(plan.files, ['No había nada que cambiar: ya estaba así.']);
    }
    journal.write(order.id, writes);
    at('written');
    const built = await this.#site.build(order.id, {
      isPreview: isPreview(order),
      step: (step) => desk.answerAll(this.#orders, { state: 'working', step }),
    });
    at('built');
    if (!built.ok || isPreview(order)) {
      const mistakes = built.ok ? [] : this.#mistakesOf(built.problems);
      await journal.takeBack(git);
      return built.ok ? this.#preview(order.id, built, plan) : this.#refuse({ mistakes, conflicts: [] });
    }
    await this.#commit(order, writes, plan);
    desk.answerAll(this.#orders, { state: 'working', step: 'switching' });
    await this.#site.switchTo(built);
    await this.#finish(plan.files, plan.warnings);
  }

  async #commit(order: Order, writes: Writes, { words }: WritePlan) {
    const { git, journal, at } = this.#parts;
    const trailers = this.#orders.map(({ id }) => `Orden: ${id}`).join('\n');
    await git.commit([...writes.keys()], order.by, `${subjectOf(words)}\n\n${trailers}`);
    at('committed');
    journal.forget();
  }

  #refuse({ mistakes, conflicts }: Refusal) {
    this.#parts.desk.answerAll(this.#orders, { state: 'refused', mistakes, conflicts });
  }

  /** Answers without publishing anything; anyone who did not answer a call is called again later. */
  #answerOnly({ change, warnings, register }: Nothing) {
    const { desk } = this.#parts;
    const { snapshot } = desk;
    if (snapshot) desk.snapshot = { ...snapshot, due: triedCalls(desk.at('published'), snapshot.due) };
    desk.answerAll(this.#orders, { state: 'done', version: null, pages: [], change, warnings, register });
  }

  #preview(id: string, built: Extract<BuiltSite, { ok: true }>, { files, warnings }: WritePlan) {
    const { desk, sites } = this.#parts;
    const pages = keepPreview({ built: built.target, live: sites.live, folder: desk.at('previews'), id });
    const named = previewsOf(files, built.snapshot, pages);
    desk.answerAll(this.#orders, { state: 'done', version: null, pages: named, change: null, warnings });
  }

  /** Makes sure that the last commit is live, then answers that the orders are done. */
  async #finish(files: string[], warnings: string[]) {
    const { desk, git, log, at } = this.#parts;
    const head = await git.head();
    if (!(await this.#site.isNewest())) {
      const built = await this.#site.build(head.slice(0, 12));
      if (!built.ok) {
        const text = 'Lo que está guardado en la carpeta del proyecto tiene errores: avisale a quien mantiene la guía.';
        throw new MachineError(text);
      }
      await this.#site.switchTo(built);
    }
    const all = [...warnings, ...(await push(git, log))];
    const published = desk.snapshot?.files ?? [];
    const pages = published.flatMap(({ file, title, href }) => (href && files.includes(file) ? [{ title, href }] : []));
    at('finished');
    desk.answerAll(this.#orders, { state: 'done', version: head, pages, change: null, warnings: all });
    at('answered');
  }

  #mistakesOf(problems: string[]) {
    const { root } = this.#parts.settings;
    const context = this.#context();
    const current = (file: string) => {
      try {
        return valueIn(file, readTexts(root, file, context.languages));
      } catch {
        return null;
      }
    };
    return problems.map((sentence) => mistakeOf(sentence, current, (kind) => schemaOf(context, kind)));
  }

  #context(): PlanContext {
    const { settings, desk, today } = this.#parts;
    const languages = ['es', ...foldersIn(settings.root, 'content/locales').filter((name) => name !== 'es')];
    return { ...settings, languages, snapshot: desk.snapshot, today: today() };
  }

  #isSame(file: string, content: string | Buffer | null): boolean {
    try {
      const now = readFileSync(path.join(this.#parts.settings.root, file));
      return content !== null && now.equals(Buffer.from(content));
    } catch {
      return content === null;
    }
  }
}

const isPreview = (order: Order): boolean =>
  order.type === 'preview' || (order.type === 'register' && order.step === 'preview');

const subjectOf = (words: string): string => writtenLine(words.slice(0, 200)) || 'Cambios del escritorio';

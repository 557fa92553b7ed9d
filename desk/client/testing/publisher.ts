import type { ContentFile, Json, Kind } from '#common/contracts/desk/content.ts';
import { judge } from '#common/contracts/desk/judge/judge.ts';
import '#common/contracts/desk/judge/with-phones.ts';
import type { Answer, Change, Conflict, Mistake, Order } from '#common/contracts/desk/orders.ts';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import type { PlanContext } from '../../publisher/plans/plan.ts';
import { planDraft } from '../../publisher/plans/plan-draft.ts';
import { planRegister } from '../../publisher/plans/plan-register.ts';
import { kindOf } from '../api/content.ts';
import { merge } from '../drafts/merge.ts';
import { fileOf } from './files.ts';

const STEPS = ['checking', 'building', 'switching'] as const;

type Outcome =
  | { state: 'refused'; mistakes: Mistake[]; conflicts: Conflict[] }
  | { state: 'ready'; files: ContentFile[] };

/** Stands in for the publisher: the same orders over content in memory, one step per poll. */
export class TestPublisher {
  readonly snapshot: Snapshot;
  /** Version → the content that it had. */
  private readonly past = new Map<string, ContentFile[]>();
  private readonly answers = new Map<string, { asked: number; end: () => Answer }>();
  private count = 0;

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
    this.past.set(snapshot.version, snapshot.files);
  }

  /** The checkout that the publisher's own plans read. */
  private get context(): PlanContext {
    const folders = { root: process.cwd(), folder: '', sites: '' };
    return { ...folders, languages: ['es'], snapshot: this.snapshot, today: NOW.slice(0, 10) };
  }

  /** Takes an order whose result is computed when its steps are over. */
  take(end: (id: string) => Answer): string {
    this.count += 1;
    const id = `20261122T1305${String(this.count).padStart(2, '0')}Z-0000abcd`;
    this.answers.set(id, { asked: 0, end: () => end(id) });
    return id;
  }

  answer(id: string): Answer | null {
    const order = this.answers.get(id);
    if (!order) return null;
    order.asked += 1;
    const step = STEPS[order.asked - 2];
    if (order.asked === 1) return null;
    if (step) return { id, at: NOW, state: 'working', step };
    const answer = order.end();
    order.end = () => answer;
    return answer;
  }

  preview(changes: Change[]): string {
    return this.take((id) => {
      const outcome = this.bring(changes);
      if (outcome.state === 'refused') return { id, at: NOW, ...outcome };
      return this.done(id, null, this.pagesOf(changes, outcome.files, `/escritorio/vista/${id}`));
    });
  }

  publish(changes: Change[], words: string, by: string, onDone: () => void): string {
    return this.take((id) => {
      const outcome = this.bring(changes);
      if (outcome.state === 'refused') return { id, at: NOW, ...outcome };
      const version = this.commit(outcome.files, words, by, changes);
      onDone();
      return this.done(id, version, this.pagesOf(changes, outcome.files, ''));
    });
  }

  async draft(answers: Record<string, string>, reference: string): Promise<string> {
    const by = { name: '', email: '' };
    const plan = await planDraft(this.context, { id: '', at: NOW, by, type: 'draft', answers, reference, photos: [] });
    const { change, warnings } = plan.type === 'nothing' ? plan : { change: null, warnings: [] };
    return this.take((id) => ({ ...this.done(id, null, [], change), warnings }));
  }

  /** Compares a register with the project's own content, by the publisher's rules; publishing it changes nothing here. */
  register(order: Pick<Extract<Order, { type: 'register' }>, 'name' | 'source' | 'rows' | 'step'>): string {
    return this.take((id) => {
      const whole = { id, at: NOW, by: { name: '', email: '' }, type: 'register' as const, ...order };
      const plan = planRegister(this.context, whole);
      if (plan.type === 'refused') return { id, at: NOW, ...plan, state: 'refused' };
      const done = this.done(
        id,
        order.step === 'publish' ? this.commit(this.snapshot.files, order.name, '', []) : null,
        [],
      );
      return plan.type === 'nothing' ? { ...done, register: plan.register } : done;
    });
  }

  undo(version: string, by: string): string {
    return this.take((id) => {
      const files = this.past.get(version);
      const words = this.snapshot.versions.find((one) => one.id === version)?.words ?? version;
      return this.done(id, files ? this.commit(files, `Vuelve a «${words}»`, by, []) : null, []);
    });
  }

  /** Renames a file, or removes it if `to` is null. */
  move(file: string, to: string | null, by: string): string {
    return this.take((id) => {
      const known = this.snapshot.files.find((one) => one.file === file);
      const led = (text: string, name: string) => text.replace(/[^/.]+(?=\.\w+$|$)/, name);
      const moved = known && to !== null ? [{ ...known, file: led(file, to), href: led(known.href ?? '', to) }] : [];
      const files = this.snapshot.files.flatMap((one) => (one === known ? moved : [one]));
      const version = this.commit(files, known?.title ?? file, by, []);
      return this.done(
        id,
        version,
        moved.map(({ title, href }) => ({ title, href })),
      );
    });
  }

  /** Lets some address lead to the page of a file. */
  redirect(file: string): string {
    return this.take((id) => {
      const known = this.snapshot.files.filter((one) => one.file === file);
      const version = this.commit(this.snapshot.files, `Lleva a ${known[0]?.title}`, '', []);
      return this.done(
        id,
        version,
        known.map(({ title, href }) => ({ title, href: href ?? '' })),
      );
    });
  }

  done(
    id: string,
    version: string | null,
    pages: { title: string; href: string }[],
    change: Change | null = null,
  ): Answer {
    return { id, at: NOW, state: 'done', version, pages, change, warnings: [] };
  }

  private commit(files: ContentFile[], words: string, by: string, changes: Change[]): string {
    const version = `v${this.past.size}`;
    this.past.set(version, files);
    this.snapshot.files = files;
    this.snapshot.version = version;
    this.snapshot.versions.unshift({ id: version, at: NOW, by, words, files: changes.map(({ file }) => file) });
    return version;
  }

  private pagesOf(changes: Change[], files: ContentFile[], prefix: string) {
    const changed = new Set(changes.map(({ file }) => file));
    return files
      .filter(({ file }) => changed.has(file))
      .map(({ title, href }) => ({ title, href: `${prefix}${href}` }));
  }

  private bring(changes: Change[]): Outcome {
    let files = this.snapshot.files;
    const mistakes: Mistake[] = [];
    const conflicts: Conflict[] = [];
    for (const change of changes) {
      const live = files.find(({ file }) => file === change.file) ?? null;
      const value = live && change.value !== null ? merge(change.before, live.value, change.value) : null;
      conflicts.push(...(value?.clashes ?? []).map((clash) => conflictOf(change.file, clash)));
      const next = value?.value ?? change.value;
      const kind = kindOf(change.file, this.snapshot);
      if (kind && next !== null) mistakes.push(...mistakesOf(kind, change.file, next));
      const rest = files.filter(({ file }) => file !== change.file);
      const at = live ? files.indexOf(live) : files.length;
      files = kind && next !== null ? rest.toSpliced(at, 0, fileOf(kind, change.file, next, live ?? undefined)) : rest;
    }
    if (mistakes.length > 0 || conflicts.length > 0) return { state: 'refused', mistakes, conflicts };
    return { state: 'ready', files };
  }
}

const NOW = '2026-11-22T10:05:00-03:00';

type Clash = ReturnType<typeof merge>['clashes'][number];

const conflictOf = (file: string, { path, before, theirs, mine }: Clash): Conflict => ({
  file,
  path: [...path],
  before: before ?? null,
  live: theirs ?? null,
  mine: mine ?? null,
});

const mistakesOf = ({ schema }: Kind, file: string, value: Json): Mistake[] =>
  judge(schema, value).map(({ path, text }) => ({ file, path, text }));

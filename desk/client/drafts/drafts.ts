import type { Draft, DraftCollision } from '#common/contracts/desk/api.ts';
import type { ContentFile, Json } from '#common/contracts/desk/content.ts';
import type { Change, Conflict, PhotoSlot } from '#common/contracts/desk/orders.ts';
import { ask, explain, RequestError } from '../api/request.ts';
import { store } from '../api/store.ts';
import { isSame, valueAt, withValueAt } from '../schema/paths.ts';
import { closeUndos } from '../shell/toasts.ts';
import { forget, keptFiles, recall, remember } from './local.ts';
import { type Merged, merge } from './merge.ts';
import { photosSince } from './photos-since.ts';
import { forgetRequestNotes } from './request-notes.ts';

/** Whether the server has the edit: yes, soon, not while there is no connection, not until the clash is settled. */
export type Saving = 'saved' | 'saving' | 'offline' | 'clash';

/** A file being edited. */
export type Edit = {
  change: Change;
  /** The published file; null for a new one. */
  live: ContentFile | null;
  revision: number;
  saving: Saving;
  /** Two versions to choose between, and the base to continue from afterwards. */
  clash: (Merged & { by: string | null; revision: number; base: Pick<Change, 'base' | 'before'> }) | null;
  error: string | null;
};

/** How long to wait after the last change before saving. */
const REST_MS = 500;
const AGAIN_MS = 5000;

export const edits = store<Record<string, Edit>>({});
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const running = new Map<string, Promise<void>>();

const editOf = (file: string): Edit | undefined => edits.get()[file];

/** An edit as it is now, for what ends later than it began. */
export const newestOf = (edit: Edit): Edit => editOf(edit.change.file) ?? edit;

function put(file: string, change: Partial<Edit>) {
  edits.set((all) => {
    const before = all[file];
    return before ? { ...all, [file]: { ...before, ...change } } : all;
  });
}

/** Whether anything in a file differs from the published version. */
export function isChanged({ change }: Pick<Edit, 'change'>): boolean {
  return change.base === null || change.photos !== null || !isSame(change.value, change.before);
}

/**
 * Opens a file for editing, with its saved draft and anything that this browser could not send. What was published
 * since the draft began is merged into it.
 * @param blank the value of a new file; without it the file must exist
 * @throws {RequestError}
 */
export async function openEdit(file: string, blank?: Json): Promise<void> {
  const open = editOf(file);
  if (open && (open.clash || open.saving !== 'saved')) return;
  const { file: live, draft } = await ask('GET file?file=', undefined, file);
  // Another call opened the file first, and what it has sent since is newer than this answer.
  if (editOf(file) !== open) return;
  if (!live && !draft && blank === undefined && !recall(file)) {
    throw new RequestError('Esta ficha ya no está en la guía.', 404);
  }
  begin(file, live, draft, blank ?? null);
}

/** Begins an edit from a known server state, without a request. */
export function begin(file: string, live: ContentFile | null, draft: Draft | null, blank: Json = null): void {
  const untouched: Change = {
    file,
    base: live?.digest ?? null,
    before: live?.value ?? null,
    value: live?.value ?? blank,
    photos: null,
  };
  const kept = recall(file);
  const found = draft?.change ?? untouched;
  edits.set((all) => ({
    ...all,
    [file]: { change: found, live, revision: draft?.revision ?? 0, saving: 'saved', clash: null, error: null },
  }));
  if (kept && !isSame(kept.change.value, found.value)) takeKept(file, kept, draft);
  else if (kept) forget(file);
  if (!editOf(file)?.clash) takeLive(file);
}

/** Resumes an edit that this browser could not send, merging it if somebody else has saved in the meantime. */
function takeKept(file: string, kept: { change: Change; revision: number }, draft: Draft | null) {
  if (!draft || draft.revision === kept.revision) {
    put(file, { change: kept.change });
    void save(file);
  } else collide(file, draft, kept.change);
}

/** Merges what was published since the draft began. */
function takeLive(file: string) {
  const edit = editOf(file);
  if (!edit?.live || edit.change.base === null || edit.change.base === edit.live.digest) return;
  const { live, change, revision } = edit;
  if (change.value === null) return;
  const base = { base: live.digest, before: live.value };
  const merged = merge(change.before, live.value, change.value);
  if (merged.clashes.length > 0) put(file, { clash: { ...merged, by: null, revision, base }, saving: 'clash' });
  else {
    put(file, { change: { ...change, ...base, value: merged.value } });
    if (isSame(merged.value, live.value) && change.photos === null) {
      put(file, { saving: 'saved', error: null });
      void dropDraft(file);
    } else void save(file);
  }
}

/** The changes of the publications that are running. */
const sent = new Map<string, readonly Change[]>();

/**
 * Orders a publication of edits. They may be edited further while it runs.
 * @throws {RequestError}
 */
export async function publishChanges(changes: Change[], words: string): Promise<string> {
  closeUndos();
  const { order } = await ask('POST publish', { changes, words });
  sent.set(order, changes);
  return order;
}

/**
 * Continues the edits of a publication that is done from what is published now. The server has deleted their drafts,
 * unless they were edited further: what was written since stays.
 */
export async function takePublished(order: string): Promise<void> {
  const changes = sent.get(order) ?? []; // after a reload there are no edits to continue
  sent.delete(order);
  for (const { file } of changes) forgetRequestNotes(file);
  await Promise.all(changes.map(continueFrom)).catch((error: unknown) => console.warn(explain(error)));
}

async function continueFrom({ file, value, photos }: Change): Promise<void> {
  const { file: live } = await ask('GET file?file=', undefined, file);
  await running.get(file);
  const edit = editOf(file);
  if (!edit || edit.clash || !live) return;
  const { change } = edit;
  if (isSame(change.value, value) && isSame(change.photos, photos)) {
    clearTimeout(timers.get(file));
    forget(file);
    return begin(file, live, null);
  }
  const left = photosSince(change.photos, photos, live.photos);
  // No file has this base: what is live is merged, also if the file was new.
  put(file, { live, change: { ...change, base: '', before: value, photos: left } });
  takeLive(file);
}

/** Merges a version that somebody else saved; the owner chooses where both sides changed a field. */
function collide(file: string, draft: Draft, mine: Change) {
  const { change, revision, by } = draft;
  const base = { base: change.base, before: change.before };
  const merged = merge(change.before, change.value, mine.value);
  const photos = mine.photos ?? change.photos;
  put(file, { change: { ...mine, ...base, photos }, revision });
  if (merged.clashes.length > 0) {
    put(file, { clash: { ...merged, by: by.name, revision, base }, saving: 'clash' });
    return;
  }
  put(file, { change: { ...mine, ...base, value: merged.value, photos } });
  void save(file);
}

/** Changes a file's value, and its photographs if given; stored here at once and on the server soon after. */
export function editValue(file: string, value: Json, photos?: PhotoSlot[] | null): void {
  editWhole(file, { value, ...(photos === undefined ? {} : { photos }) });
}

/** Like {@link editValue}, for any part of an edit. */
export function editWhole(file: string, edited: Partial<Pick<Change, 'value' | 'photos' | 'aside'>>): void {
  const edit = editOf(file);
  if (!edit) return;
  const change = { ...edit.change, ...edited };
  put(file, { change, saving: edit.clash ? 'clash' : 'saving', error: null });
  remember(file, { change, revision: edit.revision });
  if (!edit.clash) schedule(file, REST_MS);
}

/** Continues with the value chosen from two versions. */
export function settleClash(file: string, value: Json): void {
  const edit = editOf(file);
  if (!edit?.clash) return;
  const { base, revision } = edit.clash;
  put(file, { clash: null, revision, change: { ...edit.change, ...base, value } });
  editValue(file, value);
}

/**
 * Lets the owner choose where the publisher found a field changed on both sides. The choice then counts as an edit of
 * the published version.
 */
export function showConflicts(file: string, conflicts: readonly Conflict[]): void {
  const edit = editOf(file);
  if (!edit || conflicts.length === 0) return;
  const { change, revision } = edit;
  const liveOf = ({ path, live }: Conflict) =>
    live === null && valueAt(change.before, path) === undefined ? undefined : live;
  const laid = (value: Json) => conflicts.reduce<Json>((all, one) => withValueAt(all, one.path, liveOf(one)), value);
  const clashes = conflicts.map((one) => ({ path: one.path, before: one.before, theirs: liveOf(one), mine: one.mine }));
  const base = { base: change.base, before: laid(change.before) };
  put(file, { clash: { value: laid(change.value), clashes, by: null, revision, base }, saving: 'clash' });
}

function schedule(file: string, ms: number) {
  clearTimeout(timers.get(file));
  timers.set(
    file,
    setTimeout(() => save(file), ms),
  );
}

/** Saves an edit on the server now; resolves once that has succeeded or failed. */
async function save(file: string): Promise<void> {
  clearTimeout(timers.get(file));
  const edit = editOf(file);
  if (!edit || edit.clash) return;
  if (running.has(file)) return schedule(file, REST_MS);
  await run(file, send(file, edit));
}

/** Keeps other requests about a file's draft waiting until this one is done. */
async function run(file: string, request: Promise<void>): Promise<void> {
  running.set(file, request);
  await request;
  if (running.get(file) === request) running.delete(file);
}

async function send(file: string, edit: Edit): Promise<void> {
  put(file, { saving: 'saving' });
  remember(file, { change: edit.change, revision: edit.revision });
  try {
    const { revision } = await ask('PUT draft', { change: edit.change, revision: edit.revision });
    put(file, { revision });
    if (editOf(file)?.change === edit.change) {
      forget(file);
      put(file, { saving: 'saved', error: null });
    } else schedule(file, 0);
  } catch (error) {
    unsaved(file, error);
  }
}

function unsaved(file: string, error: unknown) {
  const edit = editOf(file);
  if (!edit) return;
  if (error instanceof RequestError && error.status === 409) {
    return collide(file, (error.body as DraftCollision).draft, edit.change);
  }
  put(file, { saving: 'offline', error: explain(error) });
  schedule(file, AGAIN_MS);
}

/** Saves whatever is not saved yet, and waits for it. */
export async function settled(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await running.get(file);
    if (editOf(file)?.saving !== 'saved') await save(file);
  }
}

/** Discards an edit, here and on the server. */
export async function dropEdit(file: string): Promise<void> {
  edits.set(({ [file]: _dropped, ...rest }) => rest);
  await dropDraft(file);
}

async function dropDraft(file: string): Promise<void> {
  clearTimeout(timers.get(file));
  forget(file);
  const saved = running.get(file);
  const remove = async () => {
    await saved; // it would bring the draft back
    await ask('DELETE draft?file=', undefined, file).catch((error: unknown) => console.warn(explain(error)));
  };
  await run(file, remove()); // what is written meanwhile is saved after it
}

/** Sends what an earlier visit could not, because its tab was closed or offline. */
export function sendKept(): void {
  for (const file of keptFiles()) openEdit(file).catch((error: unknown) => console.warn(explain(error)));
}

/** Sends pending edits when the page is closed. What does not arrive stays in this browser until the next visit. */
export function sendTyped(): void {
  for (const [file, { saving }] of Object.entries(edits.get())) if (saving === 'saving') void save(file);
}

/** The edit of a file; undefined until it is open. */
export const useEdit = (file: string): Edit | undefined => edits.use()[file];

import { stored } from '#common/lib/storage/stored.ts';

/** The visitor's answers, by field name. */
export type Values = Record<string, string>;

export type Draft = {
  values: Values;
  /** When the visitor first saw the form, in milliseconds since 1970 by the visitor's clock; 0 before that. */
  openedAt: number;
  /** The last attempt to send: its id, and the answers that it sent. Null before the first. */
  attempt: { id: string; values: Values } | null;
};

const EMPTY: Draft = { values: {}, openedAt: 0, attempt: null };

const drafts = new Map<string, ReturnType<typeof createDraft>>();

/**
 * The unsent answers of the form named `form`: they outlive a failure, a reload and a closed browser, and end with
 * success. Where storage is refused they last as long as the tab.
 */
export function draftOf(form: string): ReturnType<typeof createDraft> {
  const draft = drafts.get(form) ?? createDraft(form);
  drafts.set(form, draft);
  return draft;
}

function createDraft(form: string) {
  const kept = stored<Draft>({ key: `form-draft-${form}`, initial: EMPTY, parse, format: JSON.stringify });
  return {
    get: kept.get,
    /** Records when the visitor first saw the form. */
    open: (now: number) => kept.update((draft) => (draft.openedAt > 0 ? draft : { ...draft, openedAt: now })),
    type: (values: Values) => kept.update((draft) => ({ ...draft, values })),
    /**
     * Returns the id for sending `values`. The same answers keep their id, so that a server that did receive them, but
     * whose response was lost, can tell that it is not a second message. Changed answers are another message.
     */
    attempt(values: Values): string {
      const last = kept.get().attempt;
      const id = last && isSame(last.values, values) ? last.id : newId();
      kept.update((draft) => ({ ...draft, values, attempt: { id, values } }));
      return id;
    },
    /** Whether the current answers are those of the last attempt. */
    isSent(): boolean {
      const { attempt, values } = kept.get();
      return attempt !== null && isSame(attempt.values, values);
    },
    clear: () => kept.update(() => EMPTY),
  };
}

function isSame(a: Values, b: Values): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => (a[name] ?? '') === (b[name] ?? ''));
}

/** 128 random bits. `crypto.randomUUID` is missing where the guide is served without https. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parse(text: string): Draft {
  const { values, openedAt, attempt } = JSON.parse(text) as Record<string, unknown>;
  return {
    values: valuesIn(values),
    openedAt: typeof openedAt === 'number' ? openedAt : 0,
    attempt: attemptIn(attempt),
  };
}

function attemptIn(attempt: unknown): Draft['attempt'] {
  if (typeof attempt !== 'object' || attempt === null) return null;
  const { id, values } = attempt as Record<string, unknown>;
  return typeof id === 'string' ? { id, values: valuesIn(values) } : null;
}

function valuesIn(values: unknown): Values {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

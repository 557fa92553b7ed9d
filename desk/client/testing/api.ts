import type { Draft, LostPage, Message } from '#common/contracts/desk/api.ts';
import { type ContentFile, SITE_FILE } from '#common/contracts/desk/content.ts';
import type { Change, Person } from '#common/contracts/desk/orders.ts';
import { testNumbers } from './numbers.ts';
import type { TestPublisher } from './publisher.ts';
import { MESSAGES } from './snapshot.ts';
import { WINERY } from './winery.ts';

const MARTA: Person = { name: 'Marta', email: 'marta@guia-san-rafael.example' };
const NOW = '2026-11-22T10:05:00-03:00';

type Answer = { status: number; body: unknown; cookie?: string };
// biome-ignore lint/suspicious/noExplicitAny: each request reads what the contract says of it
type Handler = (query: URLSearchParams, body: any) => unknown;

/** The desk's API in memory. A test's changes are gone with the process. */
export class StubApi {
  private readonly drafts = new Map<string, Draft>();
  private readonly photos = new Map<string, { bytes: Buffer; asked: number }>();
  private readonly messages: Message[] = structuredClone(MESSAGES);
  private lostPages: LostPage[];
  private readonly log: { at: string; by: string; text: string }[] = [];
  private readonly publisher: TestPublisher;

  constructor(publisher: TestPublisher) {
    this.publisher = publisher;
    // The address of the tests' own winery, with a slip.
    this.lostPages = [{ page: `${this.file(WINERY)?.href}s`, count: 7 }];
  }

  async answer(name: string, query: URLSearchParams, bytes: Buffer, isSignedIn: boolean): Promise<Answer> {
    const open = /^POST (entry|invitation)\//.test(name);
    if (!isSignedIn && !open) return { status: 404, body: { error: 'No está.' } };
    if (name === 'POST photos') return this.takePhoto(bytes);
    if (name === 'POST entry/verify' || name === 'POST invitation/verify') {
      return { status: 200, body: { person: MARTA }, cookie: 'desk=1; Path=/; HttpOnly; SameSite=Strict' };
    }
    if (name === 'POST exit') return { status: 200, body: {}, cookie: 'desk=; Path=/; Max-Age=0' };
    const handler = this.handlers[name.replace(/sessions\/.+/, 'sessions/:id')];
    if (!handler) return { status: 404, body: { error: `El servidor de prueba no conoce ${name}.` } };
    const result = await handler(query, bytes.length > 0 ? JSON.parse(bytes.toString()) : {});
    return result instanceof Refusal ? { status: result.status, body: result.body } : { status: 200, body: result };
  }

  private readonly handlers: Record<string, Handler> = {
    'POST entry/options': () => ({
      challenge: 'a',
      options: { challenge: CHALLENGE, rpId: 'localhost', userVerification: 'preferred' },
    }),
    'POST invitation/options': (_query, { token }) =>
      token === 'vale'
        ? { person: MARTA, options: registration }
        : new Refusal(410, { error: 'La invitación ya se usó o venció. Pedí otra.' }),
    'GET me': () => ({ person: MARTA, session: 's1' }),
    'GET sessions': () => ({ sessions: SESSIONS }),
    'DELETE sessions/:id': () => ({}),
    'POST invitations': () => ({
      link: 'http://localhost/escritorio/#invitacion=vale',
      until: '2026-11-24T10:05:00-03:00',
    }),
    'GET log': () => ({ entries: this.log }),
    'GET today': () => this.today(),
    'GET content': () => this.content(),
    'GET file': (query) => ({
      file: this.file(query.get('file')),
      draft: this.drafts.get(query.get('file') ?? '') ?? null,
    }),
    'GET files': (query) => ({
      files: this.publisher.snapshot.files.filter(({ kind }) => kind === query.get('kind')),
      drafts: [...this.drafts.values()],
    }),
    'PUT draft': (_query, body) => this.saveDraft(body),
    'DELETE draft': (query) => this.dropDraft(query.get('file') ?? ''),
    'GET photo': (query) => this.photo(query.get('id') ?? ''),
    'POST preview': (_query, { changes }) => ({ order: this.publisher.preview(changes) }),
    'POST publish': (_query, { changes, words }) => this.publish(changes, words),
    'POST register': (_query, body) => ({ order: this.publisher.register(body) }),
    'POST undo': (_query, { version }) => this.note('deshizo', this.publisher.undo(version, MARTA.name)),
    'POST check': (_query, { file, answer }) => this.check(file, answer),
    'POST move': (_query, { file, to }) => this.move(file, to),
    'POST proposal': () => ({ link: 'https://guia.example/f/ficha?idioma=es#secreto' }),
    'POST redirect': (_query, { from, file }) => {
      this.lostPages = this.lostPages.filter(({ page }) => page !== from);
      return this.note(`llevó ${from}`, this.publisher.redirect(file));
    },
    'POST lost/dismiss': (_query, { page: gone }) => {
      this.lostPages = this.lostPages.filter(({ page }) => page !== gone);
      return {};
    },
    'GET order': (query) => ({ answer: this.publisher.answer(query.get('id') ?? '') }),
    'GET links': (query) => ({ links: this.linksTo(query.get('file') ?? '') }),
    'GET numbers': () => testNumbers(this.publisher.snapshot),
    'GET messages': (query) => ({ messages: this.messages.filter(({ state }) => state === query.get('state')) }),
    'POST message/state': (_query, { id, state }) => this.mark(id, state),
    'POST message/draft': (_query, { id }) => this.draftOf(id),
    'POST message/accept': () => ({ order: this.publisher.take((id) => this.publisher.done(id, 'v8', [])) }),
    'POST message/refuse': (_query, { id }) => ({
      ...this.mark(id, 'done'),
      mailed: false,
      text: 'Gracias por escribir. Por ahora no…',
    }),
  };

  private content() {
    const { files, ...rest } = this.publisher.snapshot;
    return { ...rest, files: files.map(({ value: _value, ...file }) => file) };
  }

  private today() {
    const { due, roads, undated, launch, deadLinks } = this.publisher.snapshot;
    const waiting = this.messages.filter(({ state }) => state === 'new');
    const drafts = [...this.drafts.values()].map(({ change: { file, value }, at, by }) => ({
      file,
      title: this.file(file)?.title ?? String((value as { name?: string }).name),
      at,
      by: by.name,
    }));
    const backup = { at: '2026-11-19T04:12:00-03:00', isOld: true };
    const pages = [
      { page: this.file(WINERY)?.href ?? '', count: 3 },
      { page: '', count: 1 },
    ];
    const browserErrors = { days: 7, count: 4, pages };
    const { lostPages } = this;
    const site = this.file(SITE_FILE)?.value as { mode?: string } | undefined;
    const isLive = site?.mode === 'live';
    return { due, roads, undated, launch, deadLinks, lostPages, waiting, drafts, backup, browserErrors, isLive };
  }

  private file(file: string | null): ContentFile | null {
    return this.publisher.snapshot.files.find((one) => one.file === file) ?? null;
  }

  /** Published drafts are deleted, unless somebody has edited them since. */
  private publish(changes: Change[], words: string) {
    const published = changes.flatMap(({ file }) => this.drafts.get(file) ?? []);
    const order = this.publisher.publish(changes, words, MARTA.name, () => {
      for (const draft of published) {
        if (this.drafts.get(draft.change.file) === draft) this.drafts.delete(draft.change.file);
      }
    });
    return this.note(`publicó: ${words}`, order);
  }

  private saveDraft({ change, revision }: { change: Change; revision: number }) {
    const draft = this.drafts.get(change.file);
    if (draft && draft.revision !== revision) {
      return new Refusal(409, { error: 'Otra persona guardó mientras tanto.', draft });
    }
    this.drafts.set(change.file, { change, by: MARTA, at: NOW, revision: revision + 1 });
    return { revision: revision + 1 };
  }

  private dropDraft(file: string) {
    this.drafts.delete(file);
    return {};
  }

  private check(file: string, answer: string) {
    const { snapshot } = this.publisher;
    const isLeft = (call: { file: string; name: string }) => call.file !== file;
    snapshot.due = snapshot.due.filter(isLeft);
    return this.note(
      `llamó por ${file}: ${answer}`,
      this.publisher.take((id) => this.publisher.done(id, 'v7', [])),
    );
  }

  /** Pretends that one page links to every event, and that nothing else has links. */
  private linksTo(file: string) {
    return file.startsWith('content/events/')
      ? [{ file: 'content/pages/telefonos.json', title: 'Teléfonos útiles' }]
      : [];
  }

  private move(file: string, to: string | null) {
    const links = to === null ? this.linksTo(file) : [];
    if (links.length > 0) {
      return new Refusal(422, {
        error: 'No se puede quitar todavía: otras páginas la nombran. Sacá el enlace de cada una y probá de nuevo.',
        links,
      });
    }
    return this.note(`movió ${file} a ${to}`, this.publisher.move(file, to, MARTA.name));
  }

  private note(text: string, order: string) {
    this.log.unshift({ at: NOW, by: MARTA.name, text });
    return { order };
  }

  private mark(id: number, state: Message['state']) {
    for (const message of this.messages) if (message.id === id) message.state = state;
    return {};
  }

  /** As the publisher does it, from the project's own content. */
  private async draftOf(id: number) {
    const message = this.messages.find((one) => one.id === id);
    const reference = message?.reference ?? '';
    const existing = [...this.drafts.values()].find(({ change }) =>
      JSON.stringify(change.value).includes(`publicar:${reference}`),
    );
    if (existing) return { file: existing.change.file };
    const answers = Object.fromEntries((message?.answers ?? []).map(({ name, value }) => [name, value]));
    return { order: await this.publisher.draft(answers, reference) };
  }

  private takePhoto(bytes: Buffer): Answer {
    const isPicture = bytes[0] === 0xff || bytes[0] === 0x89;
    if (!isPicture) return { status: 415, body: { error: 'Esto no es una foto.' } };
    const id = `foto-${this.photos.size + 1}`;
    this.photos.set(id, { bytes, asked: 0 });
    return { status: 200, body: { id } };
  }

  private photo(id: string) {
    const photo = this.photos.get(id);
    if (!photo) return { state: 'refused', error: 'La foto ya no está.' };
    photo.asked += 1;
    if (photo.asked < 2) return { state: 'working' };
    return { state: 'ready', width: 1200, height: 800, href: `/escritorio/fotos/${id}` };
  }

  photoOf(pathname: string): Buffer | null {
    return this.photos.get(pathname.replace('/escritorio/fotos/', ''))?.bytes ?? null;
  }

  /** The file that the live site, or a preview, would show at an address. */
  pageAt(pathname: string): ContentFile | null {
    const address = pathname.replace(/^\/escritorio\/vista\/[^/]+/, '');
    return this.publisher.snapshot.files.find(({ href }) => href === address) ?? null;
  }
}

class Refusal {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

const CHALLENGE = 'c29tZS1jaGFsbGVuZ2U';

const registration = {
  challenge: CHALLENGE,
  rp: { name: 'Guía San Rafael', id: 'localhost' },
  user: { id: 'bWFydGE', name: MARTA.email, displayName: MARTA.name },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
};

const SESSIONS = [
  { id: 's1', person: MARTA, device: 'Mi teléfono', startedAt: NOW, seenAt: NOW, isThis: true },
  {
    id: 's2',
    person: MARTA,
    device: 'Computadora del negocio',
    startedAt: NOW,
    seenAt: '2026-11-21T20:00:00-03:00',
    isThis: false,
  },
];

import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../http/send.ts';
import { StoreError } from '../store/store-error.ts';
import { isForDesk, isForNeighbour } from './access/origin.ts';
import { createApi } from './api/api.ts';
import { DeskError, UnknownAddress } from './desk-error.ts';
import { startHousekeeping } from './folder/housekeeping.ts';
import { createProposalAnswer } from './inbox/answer-proposal.ts';
import { startFollowUps } from './inbox/follow-ups.ts';
import { PROPOSAL_PATH } from './inbox/proposal-link.ts';
import { type Bundle, bundleFolder, readBundle } from './serve/bundle.ts';
import { answerPage } from './serve/pages.ts';
import { createPreviews } from './serve/preview.ts';
import { answerUnavailable } from './serve/unavailable.ts';
import { type Options, openServices } from './services.ts';

const PATH = '/escritorio';

/** The owner's desk. */
export type Desk = {
  /** Answers requests to the desk; false for all others, and for anything that this visitor must not know exists. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  stop(): Promise<void>;
};

type DeskOptions = Options & {
  trustedProxies: number;
  /** The folder of the desk's built pages, for tests. */
  bundle?: string | undefined;
};

/**
 * Opens the desk. If its pages are not built, it serves none and logs an error.
 * @throws {FolderError} if its folder cannot be written to
 */
export function openDesk({ trustedProxies, bundle: named, ...options }: DeskOptions): Desk {
  const services = openServices(options);
  const { sessions, cookies, folder, log, origin } = services;
  const built = named ?? bundleFolder();
  const bundle: Bundle | null = built === null ? null : readBundle(built);
  if (!bundle) log.error('the desk has no pages: npm run desk:build makes them');
  const followUps = startFollowUps(services);
  const housekeeping = startHousekeeping(services);
  const answerApi = createApi(services, followUps, trustedProxies);
  const previews = createPreviews(folder);
  const answerProposal = createProposalAnswer({
    services,
    ...options,
    trustedProxies,
    isNoticeWanted: options.mailer !== null,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [address = '', search = ''] = (request.url ?? '').split(/\?(.*)/s);
    if (!isForDesk(request, origin)) return sendHome(request, response, { origin, address, search });
    if (address === PROPOSAL_PATH || address.startsWith(`${PROPOSAL_PATH}/`))
      return answerProposal(request, response, address.slice(PROPOSAL_PATH.length + 1), search);
    if (address !== PATH && !address.startsWith(`${PATH}/`)) return false;
    const path = address.slice(PATH.length + 1);
    const token = cookies.read(request, 'session');
    const session = token === null ? null : await sessions.find(token, Date.now());
    if (path.startsWith('api/')) {
      await answerApi(request, response, path.slice('api/'.length), search, session);
      return true;
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (session && isReading && path.startsWith('vista/'))
      return previews.answerPreview(request, response, path.slice('vista/'.length));
    if (session && isReading && path.startsWith('foto/'))
      return previews.answerPhoto(request, response, path.slice('foto/'.length));
    return bundle !== null && answerPage(bundle, request, response, { path, isSignedIn: session !== null });
  }

  return {
    answer: (request, response) =>
      answer(request, response).catch((error: unknown) => {
        if (error instanceof UnknownAddress || error instanceof DeskError) return false;
        if (!(error instanceof StoreError) || response.headersSent) throw error;
        log.error({ code: error.code }, error.message);
        answerUnavailable(request, response, request.url?.startsWith(`${PATH}/api/`) ?? false);
        return true;
      }),
    async stop() {
      await housekeeping.stop();
      await followUps.stop();
      options.mailer?.close();
    },
  };
}

/** Leads to the desk from "www." and its name, or from the name without it: a passkey belongs to one of the two. */
function sendHome(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, address, search }: { origin: string; address: string; search: string },
): boolean {
  const isPage = address === PATH || (address.startsWith(`${PATH}/`) && !address.startsWith(`${PATH}/api/`));
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!(isPage && isReading && isForNeighbour(request, origin))) return false;
  const kept = `${address}${search && `?${search}`}`.replace(/[^\x21-\x7e]/g, ''); // what no header may contain
  response.setHeader('Location', `${origin}${kept}`);
  response.setHeader('Cache-Control', 'no-cache');
  sendText(response, 302, 'Moved');
  return true;
}

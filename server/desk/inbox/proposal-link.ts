import type { ProposalLanguage } from './proposal-words.ts';

/** The path of the page that opens a business's link. */
export const PROPOSAL_PATH = '/f/ficha';
/** The query parameter that names the page's language. */
export const LANGUAGE = 'idioma';

/**
 * A business's own link. Its secret is behind the "#", which browsers keep to themselves: no log of a server or a proxy
 * holds it. The page there posts it.
 */
export const proposalLink = (token: string, language: ProposalLanguage): string =>
  `${PROPOSAL_PATH}?${LANGUAGE}=${language}#${token}`;

/** The secret in a link as somebody pasted it, also of the links that had it in their path; null if it has none. */
export const tokenIn = (link: string): string | null =>
  /(?:^|[#/])([\w-]{43})(?:\?[^#]*)?$/.exec(link.trim().slice(-500))?.[1] ?? null;

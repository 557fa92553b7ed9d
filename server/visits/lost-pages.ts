import type { IncomingMessage } from 'node:http';
import { mayBeLost } from '../../common/contracts/visits.ts';
import { prefixOf } from '../../common/lib/address/local-path.ts';
import { wantsNoCounting } from './answer-visits.ts';
import { isRobot } from './robots.ts';
import type { Visits } from './visits.ts';

type Options = {
  visits: Pick<Visits, 'addLost'>;
  isCounted: () => boolean;
  /** Whether the guide has a page at an address, such as "/en/bodegas". */
  hasPage: (address: string) => boolean;
};

/**
 * Counts an address that somebody opened in a browser and that nothing answers, if it could be a page of the guide: one
 * below a page that exists. Programs that try addresses do not navigate as browsers do.
 */
export function createLostCount({ visits, isCounted, hasPage }: Options) {
  return ({ method, headers }: IncomingMessage, address: string): void => {
    if (method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate' || isRobot(headers['user-agent'])) return;
    if (!isCounted() || wantsNoCounting(headers)) return;
    const page = address.slice(prefixOf(address).length).replace(/\/$/, '');
    if (mayBeLost(page) && hasPage(page.replace(/\/[^/]+$/, '') || '/')) visits.addLost(page);
  };
}

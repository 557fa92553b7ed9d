import { readFileSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { expect, test } from 'vitest';
import { VISITS_PATH } from '../../common/contracts/visits.ts';
import { countingSite, WINERY_PAGE } from '../testing/counting-guide.ts';
import { spawnGuide } from '../testing/test-guide.ts';

const REQUESTS = 3000;
const AT_ONCE = 16;
/** A report is read, checked and counted, and takes about 1.5 times the work of a small page. */
const MOST_TIMES = 3;

const REPORT = JSON.stringify({ seen: ['/', WINERY_PAGE], pressed: [[WINERY_PAGE, 'whatsapp']] });

test('thousands of reports take the server no longer than so many pages, and so do not slow them', async () => {
  const guide = await spawnGuide({ LOG_LEVEL: 'silent' }, countingSite());
  const page = () => send(guide.url, agent);
  const report = () => send(`${guide.url}${VISITS_PATH}`, agent, REPORT);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const cost = async (ask: () => Promise<void>) => {
    const before = processorTime(guide.process.pid);
    let left = REQUESTS;
    const work = async () => {
      while (left-- > 0) await ask();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return processorTime(guide.process.pid) - before;
  };
  await cost(page); // warm-up
  await cost(report);
  expect(await cost(report)).toBeLessThan(MOST_TIMES * (await cost(page)));
  agent.destroy();
});

/** In hundredths of a second; unlike waiting, it does not depend on what else the machine does. */
function processorTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]); // in user and in system mode
}

function send(url: string, agent: Agent, body: string | null = null): Promise<void> {
  const headers = { 'User-Agent': 'Mozilla/5.0 Chrome/140.0', 'Sec-Fetch-Site': 'same-origin' };
  return new Promise((resolve, reject) => {
    const options = { agent, headers: body === null ? headers : { ...headers, 'Content-Length': body.length } };
    const sent = body === null ? get(url, options) : request(url, { ...options, method: 'POST' });
    sent.once('error', reject).once('response', (response) => response.resume().once('end', resolve));
    if (body !== null) sent.end(body);
  });
}

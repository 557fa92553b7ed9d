import { expect, test } from 'vitest';
import { readSite } from '#builder/site/site.server.ts';
import { copySmallContent } from '#catalog/content/test-content.ts';
import type { PlanContext } from './plan.ts';
import { planRedirect } from './plan-redirect.ts';

const LISTING = 'bodegas-bianchi';
const FILE = `content/collections/bodegas/listings/${LISTING}.json`;
const LIST = '/bodegas-en-san-rafael-mendoza';
const PAGE = `${LIST}/${LISTING}`;
const order = { id: '20261122T130501Z-00000001', at: '', by: { name: 'Marta', email: 'm@guia.example' } };

function contextOf(root: string): PlanContext {
  const known = { file: FILE, title: 'Bodegas Bianchi', href: PAGE };
  const snapshot = { files: [known] } as PlanContext['snapshot'];
  return { root, folder: '', sites: '', languages: ['es', 'en', 'pt'], snapshot, today: '2026-11-22' };
}

test('an address that nothing answered leads to the page in each language', async () => {
  const { root, write } = copySmallContent(LISTING);
  const plan = planRedirect(contextOf(root), { ...order, type: 'redirect', from: `${LIST}/bianqui`, file: FILE });
  if (plan.type !== 'write') throw new Error('It was refused.');
  expect(plan.words).toBe(`Lleva a Bodegas Bianchi: ${LIST}/bianqui`);
  for (const [name, text] of plan.writes) write(name, String(text));
  expect((await readSite(root)).moved).toMatchObject({
    [`${LIST}/bianqui`]: PAGE,
    [`/en${LIST}/bianqui`]: `/en${PAGE}`,
    [`/pt${LIST}/bianqui`]: `/pt${PAGE}`,
  });
});

test('a page that is there stays, and nothing leads to one that is not', () => {
  const { root } = copySmallContent(LISTING);
  const planned = (from: string, file: string) =>
    planRedirect(contextOf(root), { ...order, type: 'redirect', from, file }).type;
  expect(planned(PAGE, FILE)).toBe('refused');
  expect(planned(`${LIST}/bianqui`, FILE.replace('bianchi', 'nadie'))).toBe('refused');
});

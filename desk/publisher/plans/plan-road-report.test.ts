import { expect, test } from 'vitest';
import { copySmallContent } from '#catalog/content/test-content.ts';
import { ROADS_FILE } from '#common/contracts/desk/content.ts';
import type { PlanContext } from './plan.ts';
import { planRoadReport } from './plan-road-report.ts';

const SENT = '2026-11-26T17:05:00.000Z';
const HOURS_LATER = '2026-11-26T19:00:00.000Z';

type Page = { roads: { id: string }[]; reports: { road: string; at: string }[] };

function guide() {
  const { root, read, set } = copySmallContent();
  const page = () => JSON.parse(read(ROADS_FILE)) as Page;
  const road = page().roads[0]?.id ?? '';
  const context: PlanContext = { root, folder: '', sites: '', languages: ['es'], snapshot: null, today: '2026-11-26' };
  const accept = (answers: Record<string, string>, at = HOURS_LATER) => {
    const by = { name: 'Marta', email: 'm@guia.example' };
    const plan = planRoadReport(context, {
      ...{ id: '20261126T130501Z-00000001', at, by, type: 'accept', reference: 'S3XB' },
      ...{ answers: { road, state: 'cuidado', language: 'en', ...answers }, receivedAt: HOURS_LATER },
    });
    const written = plan.type === 'write' ? String(plan.writes.get(ROADS_FILE)) : null;
    return { plan, reports: written && (JSON.parse(written) as Page).reports };
  };
  return {
    accept,
    road,
    old: (at: string) => set(ROADS_FILE, { reports: [{ road, at, state: 'bien', language: 'es' }] }),
  };
}

test('a report is written with the hour at which it was sent, though it arrived later', () => {
  const { accept, road } = guide();
  const report = { road, at: '2026-11-26T14:05', state: 'cuidado', where: null, words: 'Piedras', language: 'en' };
  expect(accept({ at: SENT, words: 'Piedras' }).reports).toEqual([report]);
});

test('a report without an hour, or with one that is still to come, has that of its arrival', () => {
  const { accept } = guide();
  for (const at of ['', 'mañana', '2026-11-27T00:00:00.000Z']) {
    expect(accept({ at }).reports).toEqual([expect.objectContaining({ at: '2026-11-26T16:00' })]);
  }
});

test('reports that have expired leave the file when the next one comes, and others stay', () => {
  const { accept, old } = guide();
  old('2026-11-20T10:00');
  expect(accept({}).reports).toHaveLength(1);
  old('2026-11-26T10:00');
  expect(accept({}).reports).toHaveLength(2);
});

test.each([
  [{ road: 'a-la-luna' }, '«a-la-luna» no es un camino'],
  [{ state: 'verde' }, '«verde» no dice cómo estaba el camino'],
  [{ at: '2026-11-24T10:00:00.000Z' }, 'Ya pasaron 48 horas'],
])('a report that cannot be shown is refused with a sentence: %o', (answers, sentence) => {
  const { plan } = guide().accept(answers);
  expect(plan.type === 'refused' && plan.mistakes[0]?.text).toContain(sentence);
});

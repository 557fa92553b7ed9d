import { expect, test } from 'vitest';
import { projectRoot } from '#catalog/content/test-content.ts';
import { withCheck } from '#common/contracts/desk/checks.ts';
import type { Json } from '#common/contracts/desk/content.ts';
import type { Group } from '#common/contracts/desk/group.ts';
import { contentFiles, digestOf, kindOf, readTexts, valueIn } from '../../editing/content-files.ts';
import type { PlanContext } from './plan.ts';
import { planChanges } from './plan-changes.ts';
import { planChecks } from './plan-checks.ts';

const context: PlanContext = {
  ...{ root: projectRoot, folder: '', sites: '', languages: ['es'], snapshot: null, today: '2026-11-22' },
};
const by = { name: 'Marta', email: 'marta@guia.example' };

/** The first matching file that already has a log of checks. */
function loggedFile(isWanted: (file: string) => boolean): { file: string; text: string } {
  for (const file of contentFiles(projectRoot).filter(isWanted)) {
    const text = readTexts(projectRoot, file, ['es']).get(file) ?? '';
    if (/^ *"?checks"?:( \[)?\n/m.test(text)) return { file, text };
  }
  throw new Error('No file of this sort has a log.');
}

/** The bytes that result from a call's answer, and from adding the same line in the form. */
async function written(file: string, fact: string) {
  const order = { id: '1', at: '', by, type: 'check' as const, file, facts: [fact], answer: 'same' as const };
  const called = planChecks(context, [order]);
  const texts = readTexts(projectRoot, file, ['es']);
  const value = valueIn(file, texts) as Group;
  const check = { day: '2026-11-22', by: 'Marta', how: 'llamada', facts: [fact] };
  const add = (group: Group): Group => ({ ...group, checks: withCheck(group.checks, check) });
  const edited: Json = kindOf(file) === 'places' ? { ...value, facts: add(value.facts as Group) } : add(value);
  const base = digestOf(texts);
  const change = { file, base, before: value, value: edited, photos: null };
  const typed = await planChanges(context, [change], 'x', 'Marta');
  return [called, typed].map((plan) => (plan.type === 'write' ? plan.writes.get(file) : plan));
}

test('a line in a listing’s log is the same by call, by form and by hand: the newest comes first', async () => {
  const { file, text } = loggedFile((name) => name.includes('/listings/'));
  const hand = text.replace(
    '"checks": [\n',
    `"checks": [
    {
      "on": "2026-11-22",
      "by": "Marta",
      "how": "llamada",
      "facts": [
        "phone"
      ]
    },
`,
  );
  expect(await written(file, 'phone')).toEqual([hand, hand]);
});

test('so is a line in a place’s log, in its front matter', async () => {
  const { file, text } = loggedFile((name) => name.startsWith('content/places/'));
  const hand = text.replace(
    'checks:\n',
    `checks:
  - on: "2026-11-22"
    by: Marta
    how: llamada
    facts: [road]
`,
  );
  expect(await written(file, 'road')).toEqual([hand, hand]);
});

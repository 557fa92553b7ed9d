import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/test-folder.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../deploy/lib/keep.sh');
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is left of thirteen months of nightly backups, tidied on one of several nights, since a machine may be off. */
function keptUntil(last: string, more: string[] = []): string[] {
  const folder = temporaryFolder();
  const nights = Array.from({ length: 430 }, (_, index) => new Date(Date.parse(last) - (429 - index) * DAY_MS));
  const work = nights.flatMap((night, index) => {
    const day = night.toISOString().slice(0, 10);
    const isTidied = index % 9 === 0 || day === last;
    return [
      `: >${folder}/guide-${day}T041000.tar`,
      ...(isTidied ? [`expired_backups ${folder} | xargs -r rm -f --`] : []),
    ];
  });
  for (const day of more)
    work.push(`: >${folder}/guide-${day}T041000.tar`, `expired_backups ${folder} | xargs -r rm -f --`);
  execFileSync('bash', ['-euo', 'pipefail'], { input: [`. ${SCRIPT}`, ...work].join('\n') });
  return readdirSync(folder)
    .sort()
    .map((name) => name.slice(6, 16));
}

test('backups of the last 14 days stay, and the last one of each of the last 12 months', () => {
  const kept = keptUntil('2026-11-20');
  const recent = kept.filter((day) => day >= '2026-11-06');
  expect(recent).toHaveLength(15);
  const months = kept.filter((day) => day < '2026-11-01');
  expect(months).toEqual([
    ...['2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
  ]);
});

test('a backup that a wrong clock dates years ahead, or back, deletes none of the last 14 days', () => {
  for (const wrong of ['2029-03-01', '2021-03-01']) {
    const kept = keptUntil('2026-11-20', [wrong]);
    expect(kept.filter((day) => day >= '2026-11-07' && day <= '2026-11-20')).toHaveLength(14);
  }
});

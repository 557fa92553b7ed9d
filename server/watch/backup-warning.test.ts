import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Mail } from '../mail/send.ts';
import { openStore } from '../store/store.ts';
import { temporaryFolder } from '../testing/test-folder.ts';
import { lastBackup } from './backup.ts';
import { startBackupWarning } from './backup-warning.ts';
import { createReminders } from './reminders.ts';

const HOURS_MS = 60 * 60 * 1000;

function backupMade(hoursAgo: number): string {
  const file = path.join(temporaryFolder(), 'last-good');
  writeFileSync(file, `AT=${new Date(Date.now() - hoursAgo * HOURS_MS).toISOString()}\nFILE=guide.tar\n`);
  return file;
}

/** Starts the warning, looking every few milliseconds; `looked` resolves after some more looks. */
function warn(file: string, { url = `file:${path.join(temporaryFolder(), 'guide.db')}`, fails = 0 } = {}) {
  const mails: Mail[] = [];
  let tries = 0;
  let looks = 0;
  const store = openStore({ url });
  const own = createReminders(store);
  const reminders = { ...own, take: (what: string, now: number) => own.take(what, now).finally(() => looks++) };
  const mailer = {
    async send(mail: Mail) {
      if (tries++ < fails) throw Object.assign(new Error('busy'), { code: 'EENVELOPE' });
      mails.push(mail);
    },
    close() {},
  };
  const log = pino({ level: 'silent' });
  const warning = startBackupWarning({ file, to: 'dueno@example.com', mailer, reminders, log, hourMs: 5 });
  onTestFinished(async () => {
    await warning.stop();
    await store.close();
  });
  return { mails, url, looked: (more: number) => expect.poll(() => looks).toBeGreaterThanOrEqual(more) };
}

test('the owner is told once a day of an old backup', async () => {
  const { mails, looked } = warn(backupMade(50));
  await looked(5);
  expect(mails).toEqual([
    {
      to: 'dueno@example.com',
      subject: '[guía] Falta la copia de seguridad',
      text: expect.stringMatching(/^La última copia de seguridad de la guía es del \d\d\/\d\d\/\d{4}, \d\d:\d\d\./),
    },
  ]);
});

test('the owner is told of a guide that has never been backed up', async () => {
  const { mails, looked } = warn('/nowhere/last-good');
  await looked(3);
  expect(mails).toMatchObject([{ text: expect.stringContaining('todavía no tiene ninguna copia') }]);
});

test('a warning that the mail server refused is sent the next time', async () => {
  const { mails, looked } = warn(backupMade(50), { fails: 2 });
  await expect.poll(() => mails).toHaveLength(1);
  await looked(12);
  expect(mails).toHaveLength(1);
});

test('two processes of the guide send one warning', async () => {
  const file = backupMade(50);
  const first = warn(file);
  const second = warn(file, { url: first.url });
  await first.looked(3);
  await second.looked(3);
  expect([...first.mails, ...second.mails]).toHaveLength(1);
});

test('a backup of yesterday is no reason to worry, and without one of the guide nobody can say', async () => {
  expect(await lastBackup(backupMade(30), Date.now())).toMatchObject({ isOld: false });
  expect(await lastBackup(backupMade(50), Date.now())).toMatchObject({ isOld: true });
  expect(await lastBackup(null, Date.now())).toBeNull();
});

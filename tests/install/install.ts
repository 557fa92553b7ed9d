/**
 * `npm run install:test -- commands`: the three commands of docs/deploy.md on a fresh system that systemd starts, and what
 * may go wrong after them. It uses these ports of this machine: 80, 443, the two below and that of ./repository.ts.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeQuotedPrintable } from '#server/testing/quoted-printable.ts';
import { createOwner, createRenaming } from './desk.ts';
import { Machine } from './machine.ts';
import { startMailbox } from './mailbox.ts';
import { createProject } from './project.ts';
import { startRepository } from './repository.ts';
import { finish, prepare, statusOf, step, until, use } from './steps.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const NAME = 'guide.test.internal';
const ORIGIN = `https://${NAME}`;
const OWNER = 'owner@example.com';
const PORT = '4973';
const MAIL_PORT = 4978;
const AUTHORITY = 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const LISTING = 'content/collections/bodegas/listings';

const { folder, system } = prepare();
const machine = use(new Machine(folder, 'first', system));
const project = createProject(machine.at('home/project'));
const listing = project.firstOf(LISTING);
/** What is to be checked after every change: the site as visitors get it, and the desk as the owner does. */
const visit: Visitor = (address, options) => createVisitor(ORIGIN, machine.read(AUTHORITY))(address, options);
const owner = createOwner(ORIGIN, visit);
const { publish, assertShown } = createRenaming(owner, visit, listing);

const mailbox = startMailbox(path.join(folder, 'mails'), MAIL_PORT);

await step('A fresh Debian starts', () => machine.boot());

await step(
  'One command installs the guide, from a clone that belongs to somebody else, and mails the invitation',
  async () => {
    mkdirSync(machine.at('srv/guide'), { recursive: true });
    const mail = [`SMTP_URL=smtp://127.0.0.1:${MAIL_PORT}`, 'MAIL_FROM=guide@example.com', `MAIL_TO=${OWNER}`];
    machine.write('srv/guide/.env', `${mail.join('\n')}\n`);
    const said = machine.run('/home/project/deploy/install.sh', NAME, OWNER, '--own-ca', '--port', PORT);
    assert.match(said, /Caddy in front, with https/);
    const mailed = decodeQuotedPrintable(mailbox.mails());
    assert.match(mailed, new RegExp(`^To: ${OWNER}`, 'm'));
    assert.ok(mailed.includes(linkIn(said)), mailed);
    assert.equal(machine.run('stat', '-c', '%U:%G %a', '/srv/guide/.env').trim(), 'root:guide 640');
    await owner.accept(linkIn(said));
    assert.equal((await owner.me()).person.email, OWNER);
  },
);

await step('Visitors get the guide over https, and http leads there', async () => {
  assert.match((await visit('/')).body, /<h1/);
  const plain = machine.run(
    'curl',
    '-s',
    '-o',
    '/dev/null',
    '-w',
    '%{redirect_url}',
    '-H',
    `Host: ${NAME}`,
    'http://127.0.0.1/',
  );
  assert.equal(plain, `${ORIGIN}/`);
});

await step('Its figures are for the machine alone, and guide check asks it as visitors do', async () => {
  assert.equal((await visit('/metrics')).status, 404);
  assert.match(machine.run('guide', 'check'), /through the web server in front, with https/);
});

await step('Nothing of it runs as root', () => {
  const own = machine
    .processes()
    .filter(({ command }) => /\/srv\/guide|server\/main|publisher\/main|caddy/.test(command));
  const users = new Set(own.map(({ user }) => user));
  users.delete('guide-backup'); // the first backup may still be at work
  assert.deepEqual([...users].sort(), ['caddy', 'guide', 'guide-publisher']);
});

await step('The owner publishes, and signs in again with the passkey', async () => {
  await publish('Uno', 'uno');
  await owner.enter();
});

await step('The same command again changes nothing and harms nothing', async () => {
  const before = [project.versionIn(machine), machine.list('srv/guide/releases')];
  const said = machine.run('/home/project/deploy/install.sh', NAME, OWNER, '--own-ca', '--port', PORT);
  assert.match(said, /was invited before/);
  assert.deepEqual([project.versionIn(machine), machine.list('srv/guide/releases')], before);
  await assertShown('Uno');
});

await step('Everything comes up by itself after a power cut, also without its first site for a while', async () => {
  await machine.cutPower();
  await machine.boot();
  await until(async () => (await visit('/healthz')).status === 200);
  machine.run('mv', '/srv/guide-publisher/sites/current', '/srv/guide-publisher/sites/away');
  machine.tryRun('systemctl', 'restart', 'guide');
  await wait(15_000); // systemd's own patience is five starts in ten seconds
  machine.run('mv', '/srv/guide-publisher/sites/away', '/srv/guide-publisher/sites/current');
  await until(async () => (await visit('/healthz')).status === 200);
  await assertShown('Uno');
});

await step('guide backup writes one file, which is opened before it counts', () => {
  assert.match(machine.run('guide', 'backup'), /\/var\/backups\/guide\/guide-.*\.tar/);
  assert.match(machine.run('guide', 'logs', 'backup'), /opened and found whole/);
  const timers = machine.run('systemctl', 'list-timers', '--no-pager');
  for (const timer of [/guide-backup\.timer/, /guide-links\.timer/]) assert.match(timers, timer);
  const figures = machine.run('curl', '-s', `http://127.0.0.1:${PORT}/metrics`);
  assert.match(figures, /^guide_last_backup_timestamp_seconds \d/m);
  assert.match(figures, /^guide_part_ok\{part="publisher"\} 1$/m);
});
const backup = newestBackup();

await step('guide update brings a new version, and keeps what the owner published', async () => {
  project.commit('Say hello in the health check', {
    'server/health.ts': [`return { ready,`, `return { hello: 'two', ready,`],
  });
  assert.match(machine.run('guide', 'update', '/home/project'), /The guide is at version/);
  assert.match((await visit('/healthz')).body, /hello/);
  await assertShown('Uno');
});

await step('An update that does not start goes back by itself', async () => {
  project.commit('Break the server', {
    'server/main.ts': [`const config =`, `throw new Error('broken');\nconst config =`],
  });
  const { code, text } = machine.tryRun('guide', 'update', '/home/project');
  assert.equal(code, 1, text);
  assert.match(text, /Nothing has changed/);
  assert.match((await visit('/healthz')).body, /hello/);
  await publish('Dos', 'dos');
});

await step('An update that a power cut ends is undone at the next start', async () => {
  const update = machine.start('guide', 'update', '/home/project');
  const isUnderway = () => machine.list('var/lib/guide-admin').includes('update-underway');
  await until(isUnderway);
  await machine.cutPower();
  update.kill();
  await machine.boot();
  await until(async () => !isUnderway() && (await visit('/healthz')).status === 200);
  await until(() => machine.tryRun('systemctl', 'is-active', 'guide-publisher').code === 0);
  await assertShown('Dos');
});

await step('The next version without the mistake arrives, after the publication that is under way', async () => {
  project.commit('Repair the server', { 'server/main.ts': [`throw new Error('broken');\n`, ''] });
  const order = await owner.order(listing.file, { name: 'Dos y medio' }, 'dos y medio');
  await until(() => isWorkingOn(order));
  machine.run('guide', 'update', '/home/project');
  assert.equal((await owner.answered(order)).state, 'done');
  await assertShown('Dos y medio');
});

await step('guide rollback goes back to the version before, with what was published since', async () => {
  await publish('Tres', 'tres');
  assert.match(machine.run('guide', 'rollback'), /at the version before/);
  await assertShown('Tres');
});

await step('guide status says that everything is well, and otherwise what is wrong and what to do', () => {
  assert.match(machine.run('guide', 'status'), /Everything is well/);
  const backups = ['find', '/var/backups/guide', '-name', 'guide-*.tar', '-exec', 'touch', '-d'];
  machine.run(...backups, '3 days ago', '{}', '+');
  machine.run('systemctl', 'stop', 'guide-publisher');
  const { code, text } = machine.tryRun('guide', 'status');
  assert.equal(code, 1, text);
  assert.match(text, /guide-publisher is inactive: sudo systemctl restart guide-publisher/);
  assert.match(text, /older than two days: sudo guide backup/);
  machine.run('systemctl', 'start', 'guide-publisher');
  machine.run(...backups, 'now', '{}', '+');
  assert.match(machine.run('guide', 'invite', 'marta@example.com', 'Marta'), /#invitacion=/);
});

await step('A copy of each backup goes where rclone is told to bring it', () => {
  machine.run('sh', '-c', 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends rclone');
  machine.write('etc/guide-rclone.conf', '[store]\ntype = local\n');
  // A folder stands for the other machine; the unit may write nowhere else.
  machine.run('sed', '-i', 's|^BACKUP_TO=.*|BACKUP_TO=store:/var/backups/guide/elsewhere|', '/etc/guide.conf');
  const name = path.basename(
    machine
      .run('guide', 'backup')
      .split('\n')
      .find((line) => line.endsWith('.tar')) ?? '',
  );
  assert.deepEqual(machine.list('var/backups/guide/elsewhere'), [name]);
  machine.run('sed', '-i', 's|^BACKUP_TO=.*|BACKUP_TO=|', '/etc/guide.conf');
});

await step('guide restore takes it back to the backup', async () => {
  machine.run('guide', 'restore', backup);
  await assertShown('Uno');
  await owner.enter();
});

await step('guide follow publishes to a repository elsewhere, once that knows the key of the machine', async () => {
  const repository = startRepository(machine);
  const first = machine.tryRun('guide', 'follow', repository.address);
  assert.equal(first.code, 1, first.text);
  const [key] = /^ssh-ed25519 \S+/m.exec(first.text) ?? [];
  assert.ok(key, first.text);
  repository.admit(key);
  assert.match(machine.run('guide', 'follow', repository.address), /The guide follows main/);
  await publish('Cuatro', 'cuatro');
  assert.equal(repository.last(), 'cuatro');

  const website = 'https://example.com/cinco';
  repository.push(`sed -i 's|"website": [^,]*|"website": "${website}"|' ${listing.file} && echo >>package-lock.json`);
  await publish('Cinco', 'cinco');
  assert.ok((await visit(listing.address)).body.includes(website), 'the developer’s change is published, too');
  assert.match(machine.run('guide', 'logs', 'publisher'), /The packages have changed/);
  assert.match(machine.run('guide', 'status'), /Everything is well/);
});

const second = use(new Machine(folder, 'second', system));

await step('A fresh machine is restored from the file alone, as guide move says', async () => {
  const said = machine.run('guide', 'move');
  const moved = newestBackup();
  const commands = said.split('\n').filter((line) => /^ {5}(sudo apt|tar|sudo guide-project)/.test(line));
  assert.equal(commands.length, 3, said);
  await machine.cutPower();
  await second.boot();
  second.take(machine.at(moved), `root/${path.basename(moved)}`);
  second.take(machine.at('var/lib/caddy'), 'var/lib/caddy'); // the visitor trusts that authority
  for (const command of commands) second.run('sh', '-c', `cd /root && ${command}`);
  await assertShown('Cinco');
  await owner.enter();
});

await step('The same machine shows the guide without https, with the desk for itself', () => {
  const said = second.run('/root/guide-project/deploy/install.sh', NAME, OWNER, '--http', '--port', PORT);
  assert.match(said, /without https: only to try/);
  assert.equal(statusOf(second, 'http://127.0.0.1/', NAME), '200');
  assert.equal(statusOf(second, `http://localhost:${PORT}/escritorio/`), '200');
});

await step('The desk ends where it is installed again without, and comes back with what it had', () => {
  const install = ['/root/guide-project/deploy/install.sh', NAME, OWNER, '--http', '--port', PORT];
  const desk = () => statusOf(second, `http://localhost:${PORT}/escritorio/`);
  second.run(...install, '--without-desk');
  assert.deepEqual([desk(), statusOf(second, 'http://127.0.0.1/', NAME)], ['404', '200']);
  assert.doesNotMatch(second.read('srv/guide/.env'), /^DESK_/m);
  assert.notEqual(second.tryRun('systemctl', 'is-active', 'guide-publisher').code, 0);
  assert.match(second.run(...install, '--with-desk'), /was invited before/);
  assert.equal(desk(), '200');
});

await step('The same machine shows the guide behind nginx', () => {
  const said = second.run('/root/guide-project/deploy/install.sh', NAME, OWNER, '--behind-nginx', '--port', PORT);
  assert.match(said, /sudo certbot --nginx/);
  assert.match(second.run('curl', '-sI', '-H', `Host: ${NAME}`, 'http://127.0.0.1/'), /200 OK.*server: nginx/is);
});

await step('guide uninstall leaves the data, and takes it, too, if it is told to', () => {
  second.run('sh', '-c', 'mkdir /root/made && cp -rL /srv/guide/current/ /root/made/release'); // as npm run release makes it
  second.run('guide', 'uninstall');
  const left = second.list('srv/guide-publisher');
  assert.deepEqual([left.includes('guide'), left.includes('sites')], [true, false]);
  assertNothingListens();
  assert.ok(second.list('var/lib/guide').includes('guide.db'));
  second.run('/root/guide-project/deploy/guide', 'uninstall', '--with-data');
  const folders = ['srv/guide', 'srv/guide-publisher', 'var/lib/guide', 'var/lib/guide-desk', 'var/backups/guide'];
  assert.deepEqual(folders.flatMap(second.list), []);
  assert.doesNotMatch(second.read('etc/passwd'), /^guide/m);
});

await step('A tarball of a finished release shows the guide without the desk', () => {
  second.run('tar', '-czf', '/root/release.tar.gz', '-C', '/root/made', 'release');
  const from = ['--from', '/root/release.tar.gz'];
  second.run('/root/guide-project/deploy/install.sh', NAME, OWNER, '--behind-nginx', '--port', PORT, ...from);
  assert.equal(statusOf(second, 'http://127.0.0.1/', NAME), '200');
  assert.equal(statusOf(second, `http://localhost:${PORT}/escritorio/`), '404');
  assert.match(second.tryRun('guide', 'update').text, /copy the next release/);
  second.run('guide', 'uninstall');
  assertNothingListens();
});

await finish('The installation works.');

function isWorkingOn(order: string): boolean {
  return machine.tryRun('cat', `/var/lib/guide-desk/answers/${order}.json`).text.includes('"working"');
}

/** A machine without the guide has its ports back, although what the guide needed is still installed. */
function assertNothingListens() {
  for (const port of ['80', '443', PORT])
    assert.equal(statusOf(second, `http://127.0.0.1:${port}/`, NAME), '000', `port ${port}`);
}

function newestBackup(): string {
  const name = machine
    .list('var/backups/guide')
    .filter((one) => one.endsWith('.tar'))
    .at(-1);
  return `/var/backups/guide/${name}`;
}

function linkIn(said: string): string {
  const link = /https:\S+#invitacion=\S+/.exec(said)?.[0];
  assert.ok(link, said);
  return link;
}

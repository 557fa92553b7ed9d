/**
 * `npm run install:test -- containers`: docs/deploy/containers.md as it stands there, with Podman: built, run, published
 * with, given a next image, a broken one and a mended one. It uses the two ports below.
 */
import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { createOwner, createRenaming } from './desk.ts';
import { createEngine, whyNoEngine } from './engine.ts';
import { createLedger } from './ledger.ts';
import { createProject } from './project.ts';
import { leaveOut, step, until } from './steps.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const PAGE = 'docs/deploy/containers.md';
const NAME = 'guide.example.com';
const ORIGIN = `https://${NAME}`;
const PORTS = { HTTP_PORT: 4981, HTTPS_PORT: 4982 };
const AUTHORITY = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const LISTING = 'content/collections/bodegas/listings';
const DOCUMENT = 'guide/engine/document.ts';
const BUILT_MS = 20 * 60_000;

const reason = whyNoEngine();
if (reason) leaveOut(`The guide in containers is not tried: ${reason}.`);

const folder = path.resolve('.build/install/containers');
const engine = createEngine(folder);
process.once('exit', () => engine.stop());
engine.stop(); // what a killed test left
engine.run('rm -rf project');
const root = path.join(folder, 'project');
const project = createProject(root);
const listing = project.firstOf(LISTING);
const commands = createLedger([PAGE]);
let authority = '';
const visit: Visitor = (address, options) => createVisitor(ORIGIN, authority, PORTS.HTTPS_PORT)(address, options);
const owner = createOwner(ORIGIN, visit);
const { publish, assertShown } = createRenaming(owner, visit, listing);

await step('The image is made, and all three containers start', () => {
  engine.makeBase('docker.io/library/debian:bookworm-slim', 'bookworm');
  const [install = '', ...others] = commands.take(PAGE, 'sudo apt install');
  assert.match(install, /podman podman-compose$/); // they are here
  appendFileSync(path.join(root, 'deploy/.env'), `GUIDE_OWN_CA=yes\n${settings(PORTS)}`);
  asRoot(others);
  assert.equal(services().length, 3);
});

await step('The publisher builds the first site, and each container is well', async () => {
  await until(() => {
    authority = inside('front', `cat ${AUTHORITY}`).text;
    return authority.includes('BEGIN CERTIFICATE');
  });
  await until(async () => (await visit('/healthz')).body.includes('"publisher":"ok"'), BUILT_MS);
  await until(() => services().every((one) => engine.tryRun(`podman healthcheck run ${one}`).code === 0));
});

await step(
  'Nobody in them has rights: no root, no capabilities, nothing that can be written beside the volumes',
  () => {
    for (const name of ['server', 'publisher', 'front']) {
      assert.notEqual(inside(name, 'id -u').text.trim(), '0', name);
      assert.match(inside(name, 'cat /proc/1/status').text, /^CapEff:\s0+$/m);
      assert.match(inside(name, 'cat /proc/1/status').text, /^NoNewPrivs:\s1$/m);
      assert.match(inside(name, 'touch /srv/guide/current/probe /usr/probe').text, /usr\/probe.*Read-only/);
    }
    for (const file of ['/srv/guide-publisher/sites/probe', '/var/lib/guide-desk/answers/probe'])
      assert.notEqual(inside('server', `touch ${file}`).code, 0, `the server writes ${file}`);
    assert.doesNotMatch(
      inside('publisher', 'cat /proc/net/route').text,
      /^\S+\s00000000/m,
      'the publisher has no way out',
    );
    assert.equal(inside('publisher', 'cat /var/lib/guide/guide.db').code, 1, 'the publisher reads no database');
    assert.equal(inside('server', 'cat deploy/.env').code, 1, 'the image holds no settings');
  },
);

await step('Visitors get the guide over https, and http leads there', async () => {
  assert.match((await visit('/')).body, /<h1/);
  const asked = `curl -s -o /dev/null -w '%{redirect_url}' -H 'Host: ${NAME}' http://127.0.0.1:${PORTS.HTTP_PORT}/`;
  assert.equal(engine.run(asked), `${ORIGIN}/`);
  assert.equal((await visit('/metrics')).status, 404);
});

await step('The owner signs in and publishes', async () => {
  const said = asRoot(commands.take(PAGE, 'sudo podman-compose -f deploy/compose.yaml exec'));
  const link = /https:\S+#invitacion=\S+/.exec(said)?.[0];
  assert.ok(link, said);
  await owner.accept(link);
  await owner.enter();
  await publish('Uno', 'uno');
});

const [update = ''] = commands.take(PAGE, 'sudo podman-compose -f deploy/compose.yaml up');

await step('A next image brings its server and its site, and keeps what the owner published', async () => {
  project.commit('Say the version', {
    'server/health.ts': ['return { ready,', `return { hello: 'two', ready,`],
    [DOCUMENT]: ['<html lang', '<html data-version="two" lang'],
  });
  asRoot([update]);
  await until(async () => (await visit('/healthz')).body.includes('"hello":"two"'));
  await until(async () => (await visit(listing.address)).body.includes('data-version="two"'), BUILT_MS);
  await assertShown('Uno');
});

await step('An image whose site cannot be built leaves the site as it is, and the owner goes on', async () => {
  const broken = '<html data-version="$' + '{nothing.said}"';
  project.commit('Break the pages, and change the packages', {
    [DOCUMENT]: ['<html data-version="two"', broken],
    'package-lock.json': ['"lockfileVersion": 3', '"lockfileVersion":  3'],
  });
  asRoot([update]);
  await until(() => logsOf('publisher').includes('the site stays at the version that it had'), BUILT_MS);
  await publish('Dos', 'dos');
  assert.match((await visit(listing.address)).body, /data-version="two"/);
  project.commit('Mend the pages', { [DOCUMENT]: [broken, '<html data-version="three"'] });
});

await step('A kill in the middle of a publication loses nothing', async () => {
  const order = await owner.order(listing.file, { name: 'Tres' }, 'tres');
  await until(() => /working/.test(inside('publisher', 'cat /var/lib/guide-desk/answers/*.json').text));
  engine.run('podman kill --all && podman start --all'); // as after a power cut
  await until(async () => (await visit('/healthz')).status === 200);
  assert.equal((await owner.answered(order)).state, 'done');
  await assertShown('Tres');
});

await step('The image after it arrives', async () => {
  asRoot([update]);
  await until(async () => (await visit(listing.address)).body.includes('data-version="three"'), BUILT_MS);
  await assertShown('Tres');
});

await step('No command of the page was left out', () => assert.deepEqual(commands.left(), []));

console.log('\nThe guide runs in containers.');
process.exit(0);

/** Commands of the page, in the clone. The test is root already. */
function asRoot(lines: string[]): string {
  return engine.run(['set -e', ...lines.map((line) => line.replaceAll('sudo ', ''))].join('\n'), root);
}

function inside(service: string, command: string) {
  return engine.tryRun(`podman exec ${containerOf(service)} sh -c '${command}'`);
}

function logsOf(service: string): string {
  return engine.tryRun(`podman logs ${containerOf(service)}`).text;
}

function containerOf(service: string): string {
  return engine.run(`podman ps --all --quiet --filter label=com.docker.compose.service=${service}`).trim();
}

/** The containers that are there. */
function services(): string[] {
  return engine.run('podman ps --all --quiet').trim().split('\n').filter(Boolean);
}

function settings(values: Record<string, number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

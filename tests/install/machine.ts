import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The systems that the installation is for, and where in their mirrors its packages are. */
const SYSTEMS = { bookworm: 'main', trixie: 'main', noble: 'main,universe' };
export type System = keyof typeof SYSTEMS;
export const isSystem = (name: string): name is System => Object.hasOwn(SYSTEMS, name);
export const systems = Object.keys(SYSTEMS).join(', ');

const INCLUDED = 'systemd,systemd-sysv,dbus,ca-certificates,sudo,procps';
const BOOT_MS = 60_000;
/** The host's own certificate authorities: a package mirror or registry may be behind a proxy that needs them. */
const OWN_AUTHORITIES = '/usr/local/share/ca-certificates';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Why this machine cannot boot another one; empty if it can. */
export function whyNot(): string {
  if (process.getuid?.() !== 0) return 'it needs to be root';
  const missing = missingOf(['mmdebstrap', 'systemd-nspawn', 'nsenter']);
  return missing && `${missing} is missing: apt-get install mmdebstrap systemd-container`;
}

/** Those of these programs that this machine does not have. */
export const missingOf = (tools: string[]): string =>
  tools.filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0).join(', ');

/** Lets a system trust whom this machine trusts, as soon as it has ca-certificates, and find npm's registry as it does. */
export function lendConnection(root: string) {
  const at = (file: string) => path.join(root, file);
  if (existsSync(OWN_AUTHORITIES)) cpSync(OWN_AUTHORITIES, at(OWN_AUTHORITIES), { recursive: true });
  const npm = (name: string) => execFileSync('npm', ['config', 'get', name], { cwd: '/', encoding: 'utf8' }).trim();
  const settings = `registry=${npm('registry')}\ncafile=/etc/ssl/certs/ca-certificates.crt\n`;
  mkdirSync(at('usr/local/etc'), { recursive: true });
  for (const file of ['etc/npmrc', 'usr/local/etc/npmrc']) writeFileSync(at(file), settings);
}

/** A fresh Debian, which `boot` starts with systemd. It has the network of this machine, and so its ports. */
export class Machine {
  readonly root: string;
  #container: ChildProcess | null = null;

  constructor(folder: string, name: string, system: System = 'bookworm', more: string[] = []) {
    this.root = path.join(folder, name);
    const archive = path.join(folder, `${[system, ...more].join('-')}.tar`);
    if (!existsSync(archive)) {
      const unfinished = path.join(folder, `unfinished-${path.basename(archive)}`);
      const parts = ['--variant=apt', `--components=${SYSTEMS[system]}`, `--include=${[INCLUDED, ...more].join(',')}`];
      execFileSync('mmdebstrap', [...parts, system, unfinished]);
      renameSync(unfinished, archive);
    }
    this.remove();
    mkdirSync(this.root, { recursive: true });
    execFileSync('tar', ['-xf', archive, '-C', this.root]);
    this.#connect();
  }

  at = (file: string) => path.join(this.root, file);
  read = (file: string) => readFileSync(this.at(file), 'utf8');
  write = (file: string, text: string) => writeFileSync(this.at(file), text);

  /** Gives it this machine's way to the package mirror and to npm's registry. */
  #connect() {
    rmSync(this.at('etc/resolv.conf'), { force: true });
    cpSync('/etc/resolv.conf', this.at('etc/resolv.conf'), { dereference: true });
    writeFileSync(this.at('etc/hosts'), '127.0.0.1 localhost\n');
    writeFileSync(this.at('etc/dpkg/dpkg.cfg.d/fast'), 'force-unsafe-io\n'); // nobody keeps this disk
    lendConnection(this.root);
    this.enter('update-ca-certificates');
  }

  /** Runs a command in it while it does not run itself. */
  enter = (...command: string[]) => execFileSync('chroot', [this.root, ...command], { stdio: 'ignore' });

  /** Lets a name lead to the machine itself. */
  addName = (name: string) => writeFileSync(this.at('etc/hosts'), `127.0.0.1 localhost ${name}\n`);

  async boot() {
    // Otherwise /etc/localtime is that of this machine, and Debian 13's tzdata cannot put its own there.
    const own = ['--link-journal=no', '--resolv-conf=off', '--timezone=off'];
    const options = ['--quiet', '--boot', '--register=no', '--keep-unit', ...own];
    this.#container = spawn('systemd-nspawn', [...options, '--console=pipe', '-D', this.root], { stdio: 'ignore' });
    const until = Date.now() + BOOT_MS;
    while (!/running|degraded/.test(this.tryRun('systemctl', 'is-system-running').text)) {
      if (Date.now() > until) throw new Error('The machine does not start.');
      await wait(250);
    }
  }

  /** The first process inside, as this machine numbers it. */
  get #leader(): string {
    const { pid } = this.#container ?? {};
    if (!pid || !existsSync(`/proc/${pid}`)) return '';
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] ?? '';
  }

  #inside(command: string[]): string[] {
    const clean = ['env', '-i', 'HOME=/root', 'LANG=C.UTF-8', `PATH=${PATH}`];
    return ['-t', this.#leader, '-m', '-u', '-i', '-p', '--', ...clean, ...command];
  }

  /** Runs a command inside, as root, and returns what it says. */
  tryRun(...command: string[]): { code: number | null; text: string } {
    if (!this.#leader) return { code: null, text: '' };
    const { status, stdout, stderr } = spawnSync('nsenter', this.#inside(command), { encoding: 'utf8' });
    return { code: status, text: `${stdout}${stderr}` };
  }

  /** @throws {Error} with what it said, if it fails */
  run(...command: string[]): string {
    const { code, text } = this.tryRun(...command);
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${text}`);
    return text;
  }

  /** Starts a command inside, and does not wait for it. */
  start(...command: string[]): ChildProcess {
    return spawn('nsenter', this.#inside(command), { stdio: 'ignore' });
  }

  /** As when somebody pulls the plug. */
  async cutPower() {
    const container = this.#container;
    if (!container) return;
    const ended = new Promise((resolve) => container.once('exit', resolve));
    this.stop();
    await ended;
  }

  stop() {
    if (this.#leader) process.kill(Number(this.#leader), 'SIGKILL');
    this.#container = null;
  }

  /** Copies a file or a folder of this machine into the other. */
  take(from: string, to: string) {
    mkdirSync(path.dirname(this.at(to)), { recursive: true });
    execFileSync('cp', ['-aT', from, this.at(to)]);
  }

  /** The users that run processes of the guide, Caddy and the publisher, and those processes' names. */
  processes(): { user: string; command: string }[] {
    const lines = this.run('ps', '-eo', 'user:32=,args=').trim().split('\n');
    return lines.map((line) => ({ user: line.split(' ')[0] ?? '', command: line.replace(/^\S+\s+/, '') }));
  }

  list = (folder: string) => (existsSync(this.at(folder)) ? readdirSync(this.at(folder)).sort() : []);

  remove() {
    execFileSync('rm', ['-rf', this.root]); // faster than Node, which has minutes of work with it
  }
}

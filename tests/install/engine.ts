import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lendConnection, missingOf } from './machine.ts';

/** Why no container can be run here; empty if one can. */
export function whyNoEngine(): string {
  if (process.getuid?.() !== 0) return 'it needs to be root';
  const missing = missingOf(['podman', 'podman-compose', 'runc', 'mmdebstrap']);
  return (
    missing && `${missing} is missing: apt-get install podman podman-compose netavark aardvark-dns runc mmdebstrap`
  );
}

/** Podman with images, volumes and networks in a folder of its own, so that those of the machine stay as they are. */
export function createEngine(folder: string) {
  const at = (name: string) => path.join(folder, name);
  mkdirSync(folder, { recursive: true });
  rmSync(at('log'), { force: true });
  const lines = (...all: string[]) => `${all.join('\n')}\n`;
  const [storage, config] = [at('storage.conf'), at('containers.conf')];
  writeFileSync(
    storage,
    lines('[storage]', 'driver = "overlay"', `graphroot = "${at('storage')}"`, `runroot = "${at('run')}"`),
  );
  // It works without systemd, too, in both kinds of control groups, and asks for no more than small machines allow.
  writeFileSync(
    config,
    lines(
      '[engine]',
      'runtime = "runc"',
      'cgroup_manager = "cgroupfs"',
      'events_logger = "file"',
      '[containers]',
      'log_driver = "k8s-file"',
      'default_ulimits = ["nofile=8192:8192", "nproc=8192:8192"]',
      '[network]',
      'network_backend = "netavark"',
      `network_config_dir = "${at('networks')}"`,
    ),
  );
  const own = { CONTAINERS_STORAGE_CONF: storage, CONTAINERS_CONF: config, DISABLE_HC_SYSTEMD: 'true' };
  const env = { ...process.env, ...own };

  function tryRun(line: string, cwd = folder): { code: number | null; text: string } {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
      cwd,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const text = `${stdout}${stderr}`;
    appendFileSync(at('log'), `$ ${line}\n${text}\n`); // podman-compose succeeds, whatever happens
    return { code: status, text };
  }

  /** @throws {Error} with what it said, if it fails */
  function run(line: string, cwd?: string): string {
    const { code, text } = tryRun(line, cwd);
    if (code !== 0) throw new Error(`${line} ended with ${code}:\n${text}`);
    return text;
  }

  return {
    run,
    tryRun,
    /** A Debian as small as the one in the registry, under the same name: no registry has to be reached. */
    makeBase(name: string, release: string) {
      if (tryRun(`podman image exists ${name}`).code === 0) return;
      const root = at('base');
      execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', release, root]);
      lendConnection(root);
      run(`tar -C ${root} -c . | podman import --quiet - ${name} && rm -rf ${root}`);
    },
    /** Everything that runs ends, and what was kept goes; images stay for the next time. */
    stop() {
      tryRun(
        'podman rm --all --force --time 0; podman pod rm --all --force; podman volume rm --all; podman network prune --force',
      );
    },
  };
}

import type { Machine } from './machine.ts';

const PORT = '4979';
const BARE = '/home/git/guide.git';
const CLONE = '/home/git/developer';

/** A repository elsewhere, as a hosting service has it: reached by ssh, and only with a key that it knows. */
export function startRepository(machine: Machine) {
  const sh = (line: string) => machine.run('sh', '-c', line);
  const asGit = (line: string) => machine.run('runuser', '-u', 'git', '--', 'env', 'HOME=/home/git', 'sh', '-c', line);
  sh(
    'systemctl mask ssh.service && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends openssh-server',
  );
  sh(`useradd --create-home --password '*' git && mkdir -p /run/sshd /home/git/.ssh && chown git: /home/git/.ssh`);
  asGit(`git init --quiet --bare --initial-branch=main ${BARE}`);
  sh(`/usr/sbin/sshd -p ${PORT} -o ListenAddress=127.0.0.1`);

  return {
    address: `ssh://git@127.0.0.1:${PORT}${BARE}`,
    /** As on the page of a hosting service where deploy keys are added. */
    admit: (key: string) =>
      sh(`echo '${key}' > /home/git/.ssh/authorized_keys && chown git: /home/git/.ssh/authorized_keys`),
    /** What the last commit there says. */
    last: () => asGit(`git --git-dir=${BARE} log -1 --format=%s main`).trim(),
    /** A developer clones it, runs a command in the clone, and pushes what that changed. */
    push(command: string) {
      const git = 'git -c user.name=Dev -c user.email=dev@example.com';
      const work = `rm -rf ${CLONE} && git clone --quiet ${BARE} ${CLONE} && cd ${CLONE} && ${command}`;
      asGit(`${work} && ${git} commit --quiet --all --message Work && git push --quiet`);
    },
  };
}

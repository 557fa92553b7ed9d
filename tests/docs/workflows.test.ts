import { accessSync, constants, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { scripts } from './commands.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Workflow = { jobs: Record<string, { steps: { run?: string; uses?: string }[] }> };

test('each workflow of a public host only calls scripts that everybody can call', () => {
  const files = globSync('.github/workflows/*.yml', { cwd: root });
  const jobs = files.flatMap((file) =>
    Object.values((parse(readFileSync(path.join(root, file), 'utf8')) as Workflow).jobs),
  );
  const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const called = commands.flatMap((command) => /(?:^|\s)(\.ci\/\w+)/.exec(command)?.[1] ?? []);
  expect(commands.filter((command) => !/\.ci\/|^npx --yes playwright install/.test(command))).toEqual([]);
  expect(called).toEqual(['.ci/run', '.ci/install']);
  for (const script of called) {
    accessSync(path.join(root, script), constants.X_OK);
    const [, name = ''] = /^exec npm (?:run )?(\S+)/m.exec(readFileSync(path.join(root, script), 'utf8')) ?? [];
    expect(scripts()).toHaveProperty([name]);
  }
});

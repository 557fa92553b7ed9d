/** A publisher with a fast build that sends itself SIGKILL at the point in `KILL_AT`, or stops once nothing waits. */
import { Publisher } from '../publisher.ts';
import { readSettings } from '../settings.ts';
import { stubBuild } from './stub-build.ts';

const publisher = new Publisher(readSettings(), {
  build: stubBuild,
  at: (point) => {
    if (point === process.env.KILL_AT) process.kill(process.pid, 'SIGKILL');
  },
  now: () => new Date('2026-11-22T15:00:00Z'),
});
await publisher.recover();
while (await publisher.next());
await publisher.refresh();

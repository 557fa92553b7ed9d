import type { Count } from './count.ts';
import { counted, type Output, tool } from './tools.ts';

const REPORT = '.build/unit.json';

export function unitTests(output: Output): Promise<Count> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  return counted<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
    REPORT,
    () => tool(output, 'vitest', args),
    ({ numPassedTests, numFailedTests, numPendingTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
    }),
  );
}

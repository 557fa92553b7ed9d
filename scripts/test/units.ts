import type { Count } from './count.ts';
import { type UnitReport, unitFailures } from './failures.ts';
import { counted, type Output, tool } from './tools.ts';

const REPORT = '.build/unit.json';

export function unitTests(output: Output): Promise<Count> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  return counted<{ numPassedTests: number; numFailedTests: number; numPendingTests: number } & UnitReport>(
    REPORT,
    () => tool(output, 'vitest', args),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      failures: unitFailures(report),
    }),
  );
}

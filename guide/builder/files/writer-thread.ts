// The thread of a BackgroundWriter.
import { parentPort, workerData } from 'node:worker_threads';
import type { Order, Report } from './background-writer.ts';
import { FileWriter } from './file-writer.ts';

const { dist, earlier } = workerData as { dist: string; earlier: string | null }; // from BackgroundWriter
const files = new FileWriter(dist, earlier);
const report: Report = {};

parentPort?.on('message', (orders: Order[]) => {
  for (const order of orders) {
    if ('report' in order) order.report.postMessage(report);
    else if ('left' in order) order.left.postMessage(leftOf(order));
    else if (!('error' in report)) obey(order); // after an error, the build fails whatever else is written
  }
});

type TakeOver = Extract<Order, { texts: unknown }>;

const leftOf = ({ texts, earlierBuild }: TakeOver) => ('error' in report ? texts : files.takeOver(texts, earlierBuild));

function obey(order: Exclude<Order, { report: unknown } | TakeOver>) {
  try {
    if ('build' in order) files.build = order.build;
    else if ('removed' in order) files.remove(order.removed);
    else if ('bytes' in order) files.write(order.file, order.bytes);
    else files.copy(order.file, order.source);
  } catch (error) {
    report.error = error;
  }
}

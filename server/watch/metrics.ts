import type { ServerResponse } from 'node:http';
import type { Health } from '../health.ts';
import { BOUNDS, type Meter } from './meter.ts';

type Sample = { labels?: Record<string, string | number>; value: number | null; suffix?: string };

/** What the text says besides the counts of this process; null where nobody can say. */
export type Figures = {
  health: Health;
  backupAt: number | null;
  freeBytes: number | null;
  messagesWaiting: number | null;
  browserErrorsOfWeek: number | null;
};

/** Writes the text that Prometheus and its like read: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function metricsText(meter: Meter, { health, ...figures }: Figures): string {
  const { ready, ...parts } = health;
  const memory = process.memoryUsage.rss();
  const { user, system } = process.cpuUsage();
  const started = Date.now() / 1000 - process.uptime();
  const durations = [...meter.durations].flatMap(([kind, { within, sum, count }]): Sample[] => [
    ...within.map((value, index) => ({ suffix: '_bucket', labels: { kind, le: BOUNDS[index] ?? 0 }, value })),
    { suffix: '_bucket', labels: { kind, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { kind }, value: sum },
    { suffix: '_count', labels: { kind }, value: count },
  ]);
  const lines = [
    metric('guide_ready', 'gauge', 'Whether forms can be kept', [one(Number(ready))]),
    metric(
      'guide_part_ok',
      'gauge',
      'Whether a part is well; /healthz says what is wrong',
      Object.entries(parts).map(([part, said]) => ({ labels: { part }, value: Number(said === 'ok') })),
    ),
    metric(
      'guide_answers_total',
      'counter',
      'Answers by kind and status',
      [...meter.answers.values()].map(({ kind, status, count }) => ({ labels: { kind, status }, value: count })),
    ),
    metric('guide_answer_seconds', 'histogram', 'How long answers took', durations),
    metric(
      'guide_browser_errors_total',
      'counter',
      'Errors that stopped a page in a browser, reported to this process',
      [one(meter.browserErrors)],
    ),
    metric('guide_browser_errors_week', 'gauge', 'The same, of the last seven days and of all processes', [
      one(figures.browserErrorsOfWeek),
    ]),
    metric('guide_messages_waiting', 'gauge', 'Messages that nobody has answered', [one(figures.messagesWaiting)]),
    metric('guide_last_backup_timestamp_seconds', 'gauge', 'When the last good backup was made', [
      one(figures.backupAt),
    ]),
    metric('guide_disk_free_bytes', 'gauge', 'Room on the disk of the database', [one(figures.freeBytes)]),
    metric('guide_event_loop_delay_seconds', 'gauge', 'Waiting time of 99 of 100 callbacks', [one(meter.delay())]),
    metric('process_resident_memory_bytes', 'gauge', 'Memory', [one(memory)]),
    metric('process_cpu_seconds_total', 'counter', 'Processor time', [one((user + system) / 1e6)]),
    metric('process_start_time_seconds', 'gauge', 'Start', [one(started)]),
  ];
  return lines.join('');
}

const one = (value: number | null): Sample => ({ value });

function metric(name: string, type: 'gauge' | 'counter' | 'histogram', help: string, samples: Sample[]): string {
  const known = samples.filter(({ value }) => value !== null);
  if (known.length === 0) return '';
  const lines = known.map(({ labels = {}, value, suffix = '' }) => {
    const named = Object.entries(labels).map(([label, text]) => `${label}="${text}"`); // all are the guide's own words
    return `${name}${suffix}${named.length > 0 ? `{${named.join(',')}}` : ''} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

export function sendMetrics(response: ServerResponse, text: string) {
  response.setHeader('Cache-Control', 'no-store');
  const body = Buffer.from(text);
  response.writeHead(200, {
    'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}

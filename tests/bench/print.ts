/** Formats a table in Markdown. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Formats a line that shows whether a goal is reached. */
export function goal(words: string, isReached: boolean, value: string): string {
  return `- ${isReached ? 'reached' : '**missed**'}: ${words} (${value})`;
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export const whole = (value: number) => String(Math.round(value));
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
export const times = (ratio: number) => `${ratio.toFixed(2)} times`;

/** A table in Markdown. */
export function table(head: string[], rows: string[][]) {
  const line = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
  line(head);
  line(head.map((_, index) => (index === 0 ? '---' : '---:')));
  for (const row of rows) line(row);
  console.log('');
}

export function goal(words: string, isReached: boolean, value: string) {
  console.log(`- ${isReached ? 'reached' : '**missed**'}: ${words} (${value})`);
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export const whole = (value: number) => String(Math.round(value));
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

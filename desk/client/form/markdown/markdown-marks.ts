/** A text after a change to its marks, and the new selection. */
export type Marked = { text: string; from: number; to: number };

/** Makes the selected words bold, or plain again. */
export function asBold(text: string, from: number, to: number): Marked {
  const chosen = text.slice(from, to);
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**') {
    return { text: text.slice(0, from - 2) + chosen + text.slice(to + 2), from: from - 2, to: to - 2 };
  }
  const inner = chosen.trim() || 'palabras';
  const [before = ''] = /^\s*/.exec(chosen) ?? [];
  const start = from + before.length + 2;
  const put = chosen.trim() ? chosen.replace(inner, () => `**${inner}**`) : `**${inner}**`;
  return { text: text.slice(0, from) + put + text.slice(to), from: start, to: start + inner.length };
}

/** Makes the line a heading, then a smaller one, then plain again. */
export function asHeading(text: string, from: number): Marked {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  const plain = line.replace(/^#+\s*/, '');
  const next = line.startsWith('### ') ? plain : line.startsWith('## ') ? `### ${plain}` : `## ${plain}`;
  const end = start + next.length;
  return { text: text.slice(0, start) + next + text.slice(start + line.length), from: end, to: end };
}

/** Makes each selected line a list entry, or plain again. */
export function asList(text: string, from: number, to: number): Marked {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to) < 0 ? text.length : text.indexOf('\n', to);
  const lines = text.slice(start, end).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const next = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  return { text: text.slice(0, start) + next + text.slice(end), from: start, to: start + next.length };
}

/** Makes the selected words a link. */
export function asLink(text: string, from: number, to: number, address: string): Marked {
  const said = text.slice(from, to).trim() || address;
  const put = `[${said}](${address})`;
  return { text: text.slice(0, from) + put + text.slice(to), from: from + put.length, to: from + put.length };
}

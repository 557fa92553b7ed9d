import { Fragment, type ReactNode } from 'react';
import { words } from '../../words.ts';
import css from './markdown.module.css';

/** A preview of a text, with only the Markdown that the guide allows. */
export function MarkdownPreview({ text, lang }: { text: string; lang: string }) {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(splitHeadings)
    .filter(Boolean);
  return (
    <div className={css.preview} lang={lang}>
      {blocks.length === 0 && <p>{words.markdown.empty}</p>}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew with each letter
        <Fragment key={index}>{blockOf(block)}</Fragment>
      ))}
    </div>
  );
}

/** A heading ends with its line, even without an empty line after it. */
const splitHeadings = (block: string) =>
  block.split(/\n(?=#)/).flatMap((part) => {
    const [line = '', ...rest] = part.split('\n');
    return line.startsWith('#') && rest.length > 0 ? [line, rest.join('\n')] : [part];
  });

function blockOf(block: string): ReactNode {
  const heading = /^(#{2,3}) (.*)$/.exec(block);
  if (heading) return heading[1] === '##' ? <h3>{inline(heading[2] ?? '')}</h3> : <h4>{inline(heading[2] ?? '')}</h4>;
  const lines = block.split('\n');
  if (lines.every((line) => /^(- |\s{2,})/.test(line))) return <ul>{entries(block, /^- /m)}</ul>;
  if (/^1\. /.test(block)) return <ol>{entries(block, /^\d+\. /m)}</ol>;
  if (lines.every((line) => line.startsWith('>'))) {
    return <blockquote>{inline(lines.map((line) => line.replace(/^> ?/, '')).join(' '))}</blockquote>;
  }
  return <p>{inline(block)}</p>;
}

function entries(block: string, mark: RegExp): ReactNode {
  return block
    .split(mark)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => <li key={entry}>{inline(entry)}</li>);
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/s;

function inline(text: string): ReactNode {
  const found = MARKS.exec(text);
  if (!found) return text;
  const [all, bold, italic, label, address = ''] = found;
  const isSafe = /^(\/(?!\/)|#|https?:\/\/|tel:|mailto:)/.test(address);
  const marked = bold ? (
    <strong>{inline(bold)}</strong>
  ) : italic ? (
    <em>{inline(italic)}</em>
  ) : isSafe ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    label
  );
  return (
    <>
      {text.slice(0, found.index)}
      {marked}
      {inline(text.slice(found.index + all.length))}
    </>
  );
}

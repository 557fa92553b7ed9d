/** A text that is to be downloaded as a file. */
export type TextFile = { name: string; type: string; text: string };

/**
 * Downloads a text as a file. Nobody can tell whether that worked: browsers inside other applications ignore it without
 * a word, so whoever calls this must offer another way.
 */
export function saveFile({ name, type, text }: TextFile) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // From the next task on, the download holds its own reference to the bytes; slow ones get more time.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

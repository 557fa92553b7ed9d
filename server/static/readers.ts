import { closeSync } from 'node:fs';
import { isOpen, type SiteFile } from './files.ts';

/** Counts the readers of open files, so that no file is closed while a visitor reads it. */
export type Readers = { begin(): void; end(): void; close(): void };

export function countReaders(files: Map<string, SiteFile>): Readers {
  const open = [...files.values()].flatMap(({ variants }) =>
    [...variants.values()].flatMap(({ content }) => (isOpen(content) ? content.descriptor : [])),
  );
  let count = 0;
  let isClosing = false;

  function closeWhenRead() {
    if (!isClosing || count > 0) return;
    for (const descriptor of open.splice(0)) closeSync(descriptor); // only once: the number may be reused
  }

  return {
    begin() {
      count += 1;
    },
    end() {
      count -= 1;
      closeWhenRead();
    },
    /** Closes the files once the last reader has finished. */
    close() {
      isClosing = true;
      closeWhenRead();
    },
  };
}

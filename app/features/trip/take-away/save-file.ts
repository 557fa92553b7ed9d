/** Hands a text to the visitor as a file. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes from the next task on.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // From the next task on, the download holds its own reference to the bytes.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

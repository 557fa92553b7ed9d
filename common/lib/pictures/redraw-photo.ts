type Size = { longestPx: number; quality: number };

/**
 * Draws a photograph again in the browser as a JPEG, upright, without its metadata, and with its longest side at most
 * `longestPx`. Resolves to null if the browser makes no file of it.
 * @throws {Error} if the browser cannot read the file
 */
export async function redrawPhoto(file: File, { longestPx, quality }: Size): Promise<Blob | null> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestPx / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

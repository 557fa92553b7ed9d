/** Above this a photograph takes minutes to send by telephone, and the guide shows none of what is left out. */
const MOST_BYTES = 3 * 1024 * 1024;
/** The guide's widest picture has less. */
const LONGEST_SIDE = 3200;
const QUALITY = 0.88;

/**
 * A photograph that is too large, made smaller in the browser and turned upright. One that the browser cannot read, or
 * that would not get smaller, is sent as it is: the publisher reads more formats.
 */
export async function smaller(file: File): Promise<File> {
  if (file.size <= MOST_BYTES) return file;
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(whole.width * scale);
    canvas.height = Math.round(whole.height * scale);
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return made && made.size < file.size ? new File([made], file.name, { type: made.type }) : file;
  } catch (error) {
    console.warn('A photograph is sent as it is, because this browser cannot make it smaller.', error);
    return file;
  }
}

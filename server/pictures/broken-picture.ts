/** A file that no decoder can turn into a picture. */
export class BrokenPicture extends Error {}

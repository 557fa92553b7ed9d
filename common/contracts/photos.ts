/** What a photograph may be, for the forms, the desk, the server, the publisher and the build. */

const MB = 1024 * 1024;

/**
 * The longest side, in pixels, of what is sent and kept: half as much again as the guide's widest picture, for a crop.
 * Six of them, however rich in detail, still fit into one post of a form.
 */
export const LONGEST_PHOTO_PX = 2400;
/** JPEG's quality, from 0 to 1, for what a browser draws again before it sends it. */
export const SENT_PHOTO_QUALITY = 0.88;
/** A narrower picture looks blurred where it fills a phone. */
export const LEAST_PHOTO_PX = 800;

/** The largest file of one photograph: of a visitor's, of the owner's at the desk, and in the folders of the content. */
export const LARGEST_PHOTO_BYTES = { form: 10 * MB, desk: 25 * MB, content: 60 * MB };

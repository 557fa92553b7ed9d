/** Nothing is read out of it, and nothing put in. */
class Nothing {}

/**
 * The decoders of WebP and AVIF copy the points of a picture into these once it is decoded. Nobody looks at them here, so
 * nothing is copied: that would be four bytes more for each point.
 */
export function keepNoPoints() {
  Object.assign(globalThis, { ImageData: Nothing, Uint8ClampedArray: Nothing });
}

declare module 'libheif-js/wasm-bundle.js' {
  type Handle = object;
  type Failure = { code: object; message: string };
  type Planes = { image: object; channels: { width: number; height: number }[] };
  type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
  type Image = {
    handle: Handle;
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `pixels` with red, green, blue and alpha; passes null if that failed. */
    display(pixels: Pixels, done: (pixels: Pixels | null) => void): void;
    free(): void;
  };
  const libheif: {
    ready: Promise<void>;
    HeifDecoder: new () => { decode(file: Uint8Array): Image[] };
    heif_colorspace: { heif_colorspace_YCbCr: object };
    heif_chroma: { heif_chroma_420: object };
    heif_js_decode_image2(image: Handle, colours: object, chroma: object): Planes | Failure;
  };
  export default libheif;
}

declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
  type Image = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `pixels` with red, green, blue and alpha; passes null if that failed. */
    display(pixels: Pixels, done: (pixels: Pixels | null) => void): void;
    free(): void;
  };
  const libheif: { ready: Promise<void>; HeifDecoder: new () => { decode(file: Uint8Array): Image[] } };
  export default libheif;
}

/** What the server calls: addresses are numbers, and the first is where an error is written. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  type Libheif = {
    ready: Promise<void>;
    HEAPU8: Uint8Array;
    HEAP32: Int32Array;
    _malloc(bytes: number): number;
    _heif_context_alloc(): number;
    _heif_context_read_from_memory_without_copy(
      error: number,
      context: number,
      bytes: number,
      size: number,
      options: number,
    ): void;
    _heif_context_get_primary_image_handle(error: number, context: number, image: number): void;
    _heif_image_handle_get_image_tiling(error: number, image: number, isUpright: number, tiling: number): void;
    _heif_image_handle_decode_image_tile(
      error: number,
      image: number,
      tile: number,
      colours: number,
      chroma: number,
      options: number,
      x: number,
      y: number,
    ): void;
    _heif_image_release(image: number): void;
  };
}

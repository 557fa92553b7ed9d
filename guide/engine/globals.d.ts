interface Window {
  /** `inline/first-paint.js`: calls `act` once the first screen is painted, or after 3 s. */
  afterFirstPaint(act: () => void): void;
  /** `inline/first-paint.js`: fetches a picture that is known to be in the first screen, before it is laid out. */
  fetchFirst(image: HTMLImageElement): void;
  /** The functions that the inline scripts `visit.js` and `early-input.js` provide to the application. */
  guide?: {
    /** Orders names: differently on every visit, and the same way throughout it. */
    visitOrder(names: string[]): string[];
    /** Must be called when React begins to listen for events. */
    endTaps(): void;
    /**
     * Repeats the click on the button that a visitor pressed before hydration, and sends the form that was held back.
     */
    replayTap(): void;
    /** Calls `act` at the first touch, key or print; at once if that has been. `inline/start.js` calls it once. */
    atFirstTouch(act: () => void): void;
    /** Must be called when the application cannot start: forms and links go back to the browser. */
    giveUp(): void;
    /** `inline/start.js`: tells the guide's server of an error that stopped the page. */
    report(error: unknown): void;
    /** Ends the watch over what others do to the page before the application takes it over; returns it. */
    endWatch(): MutationRecord[];
    /** The browser's offer to install the guide, once it has made one. */
    install?: Event & { prompt(): Promise<unknown> };
  };
}

interface ImportMetaEnv {
  /** "off": the guide stores nothing on devices, and deletes what it stored before. */
  readonly GUIDE_OFFLINE?: string;
}

declare module '*?raw' {
  const source: string;
  export default source;
}

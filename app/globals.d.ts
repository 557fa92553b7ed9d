/** What `inline/start.js` leaves for the application. */
interface Window {
  guide?: {
    /** A new order on every visit, the same within it. */
    visitOrder(names: string[]): string[];
    /** To be called when React begins to listen. */
    endTaps(): void;
    /** Presses once more the button that a visitor pressed before hydration. */
    replayTap(): void;
  };
}

declare module '*.js?raw' {
  const source: string;
  export default source;
}

/** What `inline/start.js` leaves for the application. */
interface Window {
  guide?: {
    /** A new order on every visit, the same within it. */
    visitOrder(names: string[]): string[];
    /** To be called when React begins to listen. */
    endTaps(): void;
    /** Presses once more the button that a visitor pressed before hydration, and sends the form that was held. */
    replayTap(): void;
    /** To be called when the application cannot start: forms and links are the browser's own again. */
    giveUp(): void;
  };
}

declare module '*.js?raw' {
  const source: string;
  export default source;
}

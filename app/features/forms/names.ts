/** Fields that each post carries beside the visitor's: the server reads them, visitors never see them. */
export const hiddenFields = {
  /** People leave it empty: it is off the screen. Hosted form services know this name too. */
  trap: '_gotcha',
  /** Milliseconds between the first sight of the form and the post; empty without JavaScript. */
  elapsed: '_elapsed_ms',
  /** The same for every attempt at sending the same words; empty without JavaScript. */
  attempt: '_attempt',
} as const;

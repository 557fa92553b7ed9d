declare module 'vitest' {
  interface TaskMeta {
    /** The outcome of an attack, for the table of `npm run attack`. */
    measured?: string;
  }
}

export {};

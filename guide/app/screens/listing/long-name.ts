/** Names of more letters are set smaller, so that they leave room for what follows them. */
export const LONG_NAME = 30;

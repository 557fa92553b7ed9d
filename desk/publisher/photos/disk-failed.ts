/** The exit code of the process that prepares a photograph, if it could not read or write its files. */
export const DISK_FAILED = 74;

/** Where Node keeps what it made of source files, from one process to the next. Nothing is lost when it is deleted, but time. */
export const CODE_FOLDER = 'node_modules/.cache/guia-code';

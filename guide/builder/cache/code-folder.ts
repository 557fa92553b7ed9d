/** The folder of Node's compile cache, shared between processes. Deleting it costs nothing but time. */
export const CODE_FOLDER = 'node_modules/.cache/guia-code';

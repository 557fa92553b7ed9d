/** The file in the desk's folder whose time the publisher renews, so that the server knows that it is there. */
export const SIGN_OF_LIFE = ['published', 'alive'] as const;

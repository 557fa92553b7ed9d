/** Names the build that a request for data belongs to. */
export const BUILD_HEADER = 'Guide-Build';

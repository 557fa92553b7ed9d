/** What the desk's own documents may do: nothing but what they bring. Scripts and styles stand in files only. */
export const DESK_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A preview shows content that nobody has looked at yet. It is read as any visitor reads the page before its scripts
 * run; none can run here, so that nothing in a text could act as the person who is signed in.
 */
export const PREVIEW_POLICY = [
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** For answers that no cache and no other site may see. */
export const privateHeaders = (policy: string): [string, string][] => [
  ['Content-Security-Policy', policy],
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Referrer-Policy', 'no-referrer'],
];

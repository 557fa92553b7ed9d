/** On every answer. */
export function securityHeaders(hsts: boolean): [string, string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'], // for browsers that do not know frame-ancestors
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
  // Browsers keep to it for the whole time, so it is for who will never go back to plain http.
  if (hsts) headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  return headers;
}

/**
 * Whether a browser may show files of this type as a document, in which a script could run: only these need the policy
 * for content, which is longer than many a file.
 */
export function isDocument(type: string): boolean {
  return /^(text\/html|[\w.-]+\/([\w.-]+\+)?xml)\b/.test(type);
}

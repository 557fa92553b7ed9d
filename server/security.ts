/** On every answer. The policy for content comes from the build, which knows the inline scripts and the hosts. */
export function securityHeaders(contentSecurityPolicy: string, hsts: boolean): [string, string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', contentSecurityPolicy],
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

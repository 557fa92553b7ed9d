/** Drawn here because the icon set has no brands. */
export function XMark() {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <path strokeLinejoin="round" d="M3.500 4h4.700l12.300 16h-4.700z" />
      <path strokeLinecap="round" d="M20 4l-6.800 7.400M10.700 13.800 4 20" />
    </svg>
  );
}

export function InstagramMark() {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.800" cy="7.200" r="1" fill="currentColor" stroke="none" />
    </svg>
  );
}

export function FacebookMark() {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <path
        strokeLinejoin="round"
        d="M14 21v-7h2.700l.6-3.300H14V8.600c0-1 .5-1.700 1.800-1.700h1.700V4a12 12 0 0 0-2.400-.2c-2.500 0-4.300 1.500-4.300 4.300v2.600H8V14h2.800v7z"
      />
    </svg>
  );
}

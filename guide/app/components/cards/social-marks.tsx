/** Drawn here because the icon set has no brands. */
export function InstagramMark() {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.8" cy="7.2" r="1" fill="currentColor" stroke="none" />
    </svg>
  );
}

export function FacebookMark() {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <path
        strokeLinejoin="round"
        d="M14 21v-7h2.7l.6-3.3H14V8.6c0-1 .5-1.7 1.8-1.7h1.7V4a12 12 0 0 0-2.4-.2c-2.5 0-4.3 1.5-4.3 4.3v2.6H8V14h2.8v7z"
      />
    </svg>
  );
}

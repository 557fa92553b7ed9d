/** Drawn here because the icon set has no brands. */
export function XMark() {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <path strokeLinejoin="round" d="M3.5 4h4.7l12.3 16h-4.7z" />
      <path strokeLinecap="round" d="M20 4l-6.8 7.4M10.7 13.8 4 20" />
    </svg>
  );
}

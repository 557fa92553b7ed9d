/** The sun's rings, the signature of the illustrations, for pages where nothing was found. */
export function Rings({ size = 120 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" fill="var(--mustard)" aria-hidden>
      <circle cx="60" cy="60" r="60" opacity=".18" />
      <circle cx="60" cy="60" r="44" opacity=".28" />
      <circle cx="60" cy="60" r="30" opacity=".5" />
      <circle cx="60" cy="60" r="17" />
    </svg>
  );
}

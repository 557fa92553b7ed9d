/** A speech bubble with a receiver, drawn here because the icon set has no brands. */
export function WhatsappMark({ size = 20 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden
    >
      <path strokeLinecap="round" strokeLinejoin="round" d="M3.5 20.5l1.3-4.3A8.6 8.6 0 1 1 8 19.3z" />
      <path
        fill="currentColor"
        stroke="none"
        d="M9.2 7.6c.3 0 .5.1.7.5l.7 1.6c.1.3 0 .5-.2.8l-.5.6c.6 1.2 1.6 2.1 2.9 2.7l.7-.8c.2-.2.4-.3.7-.2l1.6.8c.3.1.4.4.4.7-.2 1.3-1.2 2-2.4 1.9-3.3-.3-6.1-3.2-6.4-6.2-.1-1.2.7-2.4 1.8-2.4z"
      />
    </svg>
  );
}

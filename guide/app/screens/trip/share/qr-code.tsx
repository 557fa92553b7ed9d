import { encode } from 'uqr';

/** The maximum length: phones cannot read larger codes from paper. */
const MOST = 2300;

/** A text as a QR code, black on white in both themes; nothing if it is too long. */
export function QrCode({ text, label }: { text: string; label: string }) {
  if (text.length > MOST) return null;
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-qr shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

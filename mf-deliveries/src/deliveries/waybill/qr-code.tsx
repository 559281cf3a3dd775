import { encode } from 'uqr';

interface QrPath {
  /** Squares per side. */
  readonly size: number;
  /** The dark squares, as the `d` of an SVG path with one unit per square. */
  readonly path: string;
}

/** A QR code that is still read when up to 15 % of it is worn. The quiet zone around it is the page's. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A white background and margin in either colour scheme: scanners read dark on light. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrPath(text);
  return (
    <svg role="img" aria-label={label} viewBox={`-4 -4 ${size + 8} ${size + 8}`} shapeRendering="crispEdges">
      <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

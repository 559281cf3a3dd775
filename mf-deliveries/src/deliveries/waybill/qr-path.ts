import { encode } from 'uqr';

export interface QrPath {
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

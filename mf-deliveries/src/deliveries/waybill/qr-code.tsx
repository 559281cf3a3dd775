import { qrPath } from './qr-path';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** White around it and behind it whatever the scheme: scanners read dark on light. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrPath(text);
  return (
    <svg role="img" aria-label={label} viewBox={`-4 -4 ${size + 8} ${size + 8}`} shapeRendering="crispEdges">
      <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

import { keyframes, styled } from 'styled-components';

const breathe = keyframes`50% { opacity: 0.5; }`;

const Bar = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  background: var(--neutral-soft);
  border-radius: var(--radius-sm);
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

interface SkeletonProps {
  /** A number is pixels, text any CSS length. */
  readonly width?: number | string;
  readonly height?: number | string;
}

function length(size: number | string): string {
  return typeof size === 'number' ? `${size}px` : size;
}

/** The shape of something that is on its way. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <Bar aria-hidden="true" $width={length(width)} $height={length(height)} />;
}

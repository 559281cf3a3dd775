import { styled } from 'styled-components';
import { Skeleton } from './skeleton';

const Frame = styled.div`
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 3fr 2fr 1fr;
  gap: var(--space-6);
  align-items: center;
  min-height: 56px;
  padding: 0 var(--space-4);
  & + & { border-top: 1px solid var(--border); }
`;

interface SkeletonRowsProps {
  readonly rows: number;
  /** What is being waited for: `Loading deliveries`. */
  readonly label: string;
}

export function SkeletonRows({ rows, label }: SkeletonRowsProps) {
  return (
    <Frame role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <Line key={index} aria-hidden="true">
          <Skeleton width={index % 2 ? '70%' : '90%'} />
          <Skeleton width="80%" />
          <Skeleton />
        </Line>
      ))}
    </Frame>
  );
}

import { SkeletonRows } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

/** Appears late: most remotes are there before it could be seen. */
const Frame = styled.div`
  max-width: 1120px;
  margin-inline: auto;
  padding: var(--space-8);
  animation: appear 0.2s 0.3s both;
  @keyframes appear { from { opacity: 0; } }
`;

export function LoadingCard({ title }: { readonly title: string }) {
  return (
    <Frame>
      <SkeletonRows rows={4} label={`Loading ${title}`} />
    </Frame>
  );
}

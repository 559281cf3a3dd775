import { styled } from 'styled-components';

const Link = styled.a`
  position: fixed;
  inset: var(--space-2) auto auto var(--space-2);
  z-index: 30;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--border);
  transform: translateY(-200%);
  &:focus { transform: none; }
`;

export function SkipLink() {
  return <Link href="#outlet">Skip to main content</Link>;
}

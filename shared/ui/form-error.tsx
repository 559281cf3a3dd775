import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon';

const Block = styled.div`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3);
  background: var(--danger-soft);
  border: 1px solid transparent;
  border-radius: var(--radius);
  color: var(--danger-text);
  font-size: var(--text-sm);
  font-weight: 500;
`;

/** What went wrong with the whole form, above its actions; nothing while there is nothing to say. */
export function FormError({ children }: { readonly children?: ReactNode }) {
  if (!children) return undefined;
  return (
    <Block role="alert">
      <Icon name="warning" />
      <div>{children}</div>
    </Block>
  );
}

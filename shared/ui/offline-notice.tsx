import { styled } from 'styled-components';
import { Icon } from './icon';

const Strip = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  background: var(--warning-soft);
  border: 1px solid transparent;
  border-radius: var(--radius);
  color: var(--warning-text);
  font-size: var(--text-sm);
  font-weight: 500;
`;

export function OfflineNotice() {
  return (
    <Strip role="status">
      <Icon name="offline" />
      You are offline. This is what was last loaded; it updates when the connection is back.
    </Strip>
  );
}

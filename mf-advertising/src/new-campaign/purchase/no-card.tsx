import { Icon } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

const Frame = styled.p`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3);
  background: var(--warning-soft);
  border: 1px solid transparent;
  border-radius: var(--radius);
  color: var(--warning-text);
  font-size: var(--text-sm);
  a { color: inherit; font-weight: 600; }
`;

export function NoCard() {
  return (
    <Frame>
      <Icon name="billing" />
      <span>
        There is no card to charge. <a href="/billing">Add one in Billing</a>; your choice stays here until
        you are back.
      </span>
    </Frame>
  );
}

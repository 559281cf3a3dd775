import { Icon } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { useOnline } from './use-online';

const Strip = styled.div`
  position: fixed;
  inset-block-end: var(--space-4);
  inset-inline: var(--space-4);
  z-index: 20;
  display: flex;
  gap: var(--space-2);
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius);
  background: var(--warning-soft);
  color: var(--warning-text);
  font-size: var(--text-sm);
  font-weight: 500;
  box-shadow: 0 4px 16px -4px #0a120f40;
  &:empty { display: none; }
`;

export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <Strip role="status" id={isOnline ? undefined : 'offline'}>
      {!isOnline && (
        <>
          <Icon name="offline" />
          You are offline. Nothing but new deliveries can be saved until the connection is back.
        </>
      )}
    </Strip>
  );
}

import { Icon } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

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
  box-shadow: var(--shadow-raised);
  &:empty { display: none; }
`;

/** Whether the product's own host answers. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch('/config.json', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** When a browser is asked again that says it has no connection and yet reaches the host, in milliseconds. */
const AGAIN_MS = 5_000;

/** Whether the browser says that it has no connection, and is right: some say so behind a tunnel or in a virtual machine. */
function useOffline(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look() {
      clearTimeout(timer);
      looks += 1;
      const own = looks;
      const isOut = !(navigator.onLine || (await isReachable()));
      if (own !== looks) return;
      setOffline(isOut);
      // The last request may have got through before the connection was gone.
      if (!isOut && !navigator.onLine) timer = setTimeout(look, AGAIN_MS);
    }
    const listen = () => void look();
    listen();
    window.addEventListener('online', listen);
    window.addEventListener('offline', listen);
    return () => {
      looks += 1;
      clearTimeout(timer);
      window.removeEventListener('online', listen);
      window.removeEventListener('offline', listen);
    };
  }, []);
  return isOffline;
}

export function OfflineBanner() {
  const isOffline = useOffline();
  return (
    <Strip role="status" id={isOffline ? 'offline' : undefined}>
      {isOffline && (
        <>
          <Icon name="offline" />
          <span>
            You're offline. New deliveries are kept on this device; other changes need a connection.
          </span>
        </>
      )}
    </Strip>
  );
}

import { waitingWork } from '@fleetfoot/shared/device';
import { toAppError } from '@fleetfoot/shared/domain';
import { Button, ConfirmDialog, Icon } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAuthState } from './use-shell';

// In line with the links above it.
const Opener = styled(Button)`
  justify-content: flex-start;
  gap: var(--space-3);
  padding-inline: 11px;
  color: var(--muted);
`;

interface SignOutButtonProps {
  readonly onSignOut: () => Promise<void>;
}

export function SignOutButton({ onSignOut }: SignOutButtonProps) {
  const uid = useAuthState((state) => state.uid) ?? '';
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function signOut() {
    setIsBusy(true);
    setError(undefined);
    try {
      await onSignOut();
      setIsAsking(false);
    } catch (cause) {
      setError(`You are still signed in. ${toAppError(cause).userMessage}`);
    } finally {
      setIsBusy(false);
    }
  }

  const count = isAsking ? waitingWork(uid).reduce((sum, work) => sum + work.count, 0) : 0;
  return (
    <>
      <Opener variant="quiet" fullWidth onClick={() => setIsAsking(true)}>
        <Icon name="sign-out" />
        <span data-name="">Sign Out</span>
      </Opener>
      <ConfirmDialog
        needsConnection={false}
        open={isAsking}
        title="Are you sure you would like to sign out?"
        confirmLabel="Sign Out"
        busy={isBusy}
        error={error}
        onConfirm={signOut}
        onCancel={() => setIsAsking(false)}
      >
        {count > 0 && `Deliveries saved on this device but not sent: ${count}. Signing out deletes them.`}
      </ConfirmDialog>
    </>
  );
}

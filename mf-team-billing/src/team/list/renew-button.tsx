import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import type { TeamInvite } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, Icon, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const SHOWN_MS = 2000;

// Placed below all buttons of the row, without widening the column.
const Problem = styled.div`
  order: 1;
  flex-basis: 100%;
  contain: inline-size;
  text-align: start;
  white-space: normal;
`;

interface RenewButtonProps {
  readonly invite: TeamInvite;
  /** Renews the invitation for the full period. */
  readonly onRenew: () => Promise<void>;
}

export function RenewButton({ invite, onRenew }: RenewButtonProps) {
  const services = useServices();
  const { busy, error, run } = useAction({ doubt: 'the invitation was renewed' });
  const [isDone, setIsDone] = useState(false);
  const number = formatPhoneNumber(invite.phoneNumber);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setIsDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  async function renew() {
    if (!(await run(onRenew))) return;
    setIsDone(true);
    services.announce(`The invitation to ${number} is renewed.`);
  }
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={renew}>
        {isDone && <Icon name="check" />}
        {isDone ? 'Renewed' : 'Renew'}
        <VisuallyHidden> invitation to {number}</VisuallyHidden>
      </Button>
      {error && (
        <Problem>
          <FormError>{error}</FormError>
        </Problem>
      )}
    </>
  );
}

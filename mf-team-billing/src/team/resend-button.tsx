import { formatPhoneNumber, type TeamInvite } from '@fleetfoot/shared/domain';
import { useAttempt } from '@fleetfoot/shared/forms';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, Icon, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const SHOWN_MS = 2000;

// Below all the buttons beside this one, and no reason for a wider column.
const Problem = styled.div`
  order: 1;
  flex-basis: 100%;
  contain: inline-size;
  text-align: start;
  white-space: normal;
`;

interface ResendButtonProps {
  readonly invite: TeamInvite;
  /** Lets the invitation hold as long again as a new one. */
  readonly onResend: () => Promise<void>;
}

export function ResendButton({ invite, onResend }: ResendButtonProps) {
  const services = useServices();
  const { busy, error, run } = useAttempt();
  const [isDone, setIsDone] = useState(false);
  const number = formatPhoneNumber(invite.phoneNumber);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setIsDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  async function resend() {
    if (!(await run(onResend))) return;
    setIsDone(true);
    services.announce(`The invitation to ${number} is renewed.`);
  }
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={resend}>
        {isDone && <Icon name="check" />}
        {isDone ? 'Resent' : 'Resend'}
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

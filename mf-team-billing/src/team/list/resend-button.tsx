import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import type { TeamInvite } from '@fleetfoot/shared/model/team/invitations';
import type { MessageOutcome } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, Icon, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { INVITATIONS } from '../../texts/team';
import { unsentText } from '../invite/sending';

const SHOWN_MS = 2000;

// Placed below all buttons of the row, without widening the column.
const Problem = styled.div`
  order: 1;
  flex-basis: 100%;
  contain: inline-size;
  text-align: start;
  white-space: normal;
`;

interface ResendButtonProps {
  readonly invite: TeamInvite;
  /** Renews the invitation for the full period, and resolves with what became of the message; nothing when its answer was lost. */
  readonly onResend: () => Promise<MessageOutcome | undefined>;
}

export function ResendButton({ invite, onResend }: ResendButtonProps) {
  const services = useServices();
  const { busy, error, run } = useAction({ doubt: INVITATIONS.resendDoubt });
  const [unsent, setUnsent] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const number = formatPhoneNumber(invite.phoneNumber);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setIsDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  async function resend() {
    let outcome: MessageOutcome | undefined;
    setUnsent(undefined);
    const isRenewed = await run(async () => {
      outcome = await onResend();
    });
    if (!isRenewed) return;
    const problem = unsentText(outcome);
    setUnsent(problem);
    setIsDone(problem === undefined);
    services.announce(outcome === 'sent' ? INVITATIONS.resentTo(number) : INVITATIONS.renewed(number));
  }
  const problem = error ?? unsent;
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={resend}>
        {isDone && <Icon name="check" />}
        <span>{isDone ? INVITATIONS.resent : INVITATIONS.resend}</span>
        <VisuallyHidden>{` ${INVITATIONS.invitationTo(number)}`}</VisuallyHidden>
      </Button>
      {problem && (
        <Problem>
          <FormError>{problem}</FormError>
        </Problem>
      )}
    </>
  );
}

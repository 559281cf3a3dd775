import { toAppError } from '@fleetfoot/shared/domain';
import { useRef, useState } from 'react';
import type { Acceptance } from './acceptance';
import { invitationKey, type JoinInvitation } from './invitation';

interface Accepting {
  readonly acceptance: Acceptance;
  /** Being accepted, or accepted. */
  readonly accepting: JoinInvitation | undefined;
  accept(invitation: JoinInvitation): Promise<void>;
}

/**
 * Accepts one invitation at a time.
 * @param send makes the server accept it
 * @param onAccepted called once the server has
 */
export function useAcceptance(
  send: (invitation: JoinInvitation) => Promise<void>,
  onAccepted: () => void,
): Accepting {
  const [accepting, setAccepting] = useState<JoinInvitation>();
  const [failed, setFailed] = useState<Acceptance['failed']>();
  const underWay = useRef(false);

  async function accept(invitation: JoinInvitation) {
    if (underWay.current) return;
    underWay.current = true;
    setAccepting(invitation);
    setFailed(undefined);
    try {
      await send(invitation);
      onAccepted();
    } catch (error) {
      underWay.current = false;
      setAccepting(undefined);
      setFailed({ key: invitationKey(invitation), message: toAppError(error).userMessage });
    }
  }

  return {
    acceptance: { ...(accepting && { busyKey: invitationKey(accepting) }), ...(failed && { failed }) },
    accepting,
    accept,
  };
}

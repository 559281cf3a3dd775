import { useAction } from '@fleetfoot/shared/forms';
import { useState } from 'react';
import { useFailureWords } from '../../texts/in-words';
import { type Invitation, invitationKey, type JoinInvitation } from './invitation';

/** What has become of accepting an invitation. */
export interface Acceptance {
  /** Key of the invitation that is being accepted. */
  readonly busyKey?: string | undefined;
  /** Key of the one of which it is not known whether it was accepted. */
  readonly doubtKey?: string | undefined;
  /** Why it was not accepted, or that this is not known yet. */
  readonly failed?: { readonly key: string; readonly message: string };
}

/**
 * The list to show while an invitation is being accepted. The server takes the invitation away before it answers;
 * the row stays until the user is moved on.
 */
export function withAccepted(
  invitations: readonly Invitation[],
  accepting: JoinInvitation | undefined,
): readonly Invitation[] {
  if (!accepting || invitations.some((one) => invitationKey(one) === invitationKey(accepting)))
    return invitations;
  return [...invitations, accepting].sort((a, b) => a.organizationName.localeCompare(b.organizationName));
}

interface Accepting {
  readonly acceptance: Acceptance;
  /** Being accepted, or accepted, or nobody knows yet. */
  readonly accepting: JoinInvitation | undefined;
  accept(invitation: JoinInvitation): Promise<void>;
}

/**
 * Accepts one invitation at a time.
 * @param send makes the server accept it; settles once that is known
 * @param onAccepted called once the server has
 */
export function useAcceptance(
  send: (invitation: JoinInvitation) => Promise<void>,
  onAccepted: () => void,
): Accepting {
  const [pressed, setPressed] = useState<JoinInvitation>();
  const [isAccepted, setAccepted] = useState(false);
  const say = useFailureWords();
  const { busy, isInDoubt, error, run } = useAction();
  const key = pressed && invitationKey(pressed);
  const isBusy = busy || isAccepted;

  async function accept(invitation: JoinInvitation) {
    if (isAccepted) return;
    async function join() {
      setPressed(invitation);
      await send(invitation);
      setAccepted(true);
      // Also of somebody who has left the page meanwhile: the session is to follow.
      onAccepted();
    }
    await run(join, { doubt: `you have joined ${invitation.organizationName}`, wording: say });
  }

  return {
    acceptance: {
      ...(isBusy && { busyKey: key }),
      ...(isInDoubt && { doubtKey: key }),
      ...(key !== undefined && error !== undefined && { failed: { key, message: say(error) } }),
    },
    accepting: isBusy || isInDoubt ? pressed : undefined,
    accept,
  };
}

import { type Invitation, invitationKey, type JoinInvitation } from './invitation';

/** What has become of accepting an invitation. */
export interface Acceptance {
  /** Key of the invitation that is being accepted. */
  readonly busyKey?: string;
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

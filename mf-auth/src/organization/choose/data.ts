import type { User } from '@fleetfoot/shared/contract';
import {
  callUntilKnown,
  fetchDocument,
  type Live,
  parseWith,
  useLiveCollection,
} from '@fleetfoot/shared/firebase';
import {
  OrganizationInvitationSchema,
  organizationInvitations,
  TeamInviteSchema,
  teamInvites,
} from '@fleetfoot/shared/model/team/invitations';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { acceptTeamInvite } from '@fleetfoot/shared/operations';
import { type Invitation, type JoinInvitation, toInvitations } from './invitation';

/** Two live reads as one: loading until both are there, failed when either is, `merge`d once both are ready. */
export function joinLive<A, B, T>(a: Live<A>, b: Live<B>, merge: (a: A, b: B) => T): Live<T> {
  if (a.status === 'error' || b.status === 'error') {
    const failed = [a, b].filter((live) => live.status === 'error');
    return {
      status: 'error',
      error: (a.status === 'error' ? a : (b as Extract<Live<B>, { status: 'error' }>)).error,
      retry() {
        for (const live of failed) live.retry();
      },
    };
  }
  if (a.status === 'loading' || b.status === 'loading') return { status: 'loading' };
  const asOf = a.asOf ?? b.asOf;
  return {
    status: 'ready',
    data: merge(a.data, b.data),
    offline: a.offline || b.offline,
    ...(asOf && { asOf }),
  };
}

const parseOrganizationInvitation = parseWith(OrganizationInvitationSchema);
const parseTeamInvite = parseWith(TeamInviteSchema);

/**
 * All that a number is invited to, as it changes. Who has no organisation waits for it on this page.
 * @param phoneNumber E.164, the caller's own: the security rules allow no other
 */
export function useInvitations(phoneNumber: string): Live<readonly Invitation[]> {
  const where = [['phoneNumber', phoneNumber]] as const;
  const toFound = useLiveCollection({
    path: organizationInvitations.path(),
    where,
    limit: organizationInvitations.mostInQuery,
    awaited: true,
    parse: parseOrganizationInvitation,
  });
  const toJoin = useLiveCollection({
    path: teamInvites.name,
    group: true,
    where,
    limit: teamInvites.mostInGroupQuery,
    awaited: true,
    parse: parseTeamInvite,
  });
  return joinLive(toFound, toJoin, toInvitations);
}

const parseMember = parseWith(teamMembers.schema);

/**
 * Joins the organisation of an invitation under the name and e-mail address of the profile. Resolves once it is known that
 * the user is in its team, and rejects once it is known that they are not.
 */
export function acceptInvitation(
  { id, orgID }: JoinInvitation,
  { id: uid, fullName, email }: Pick<User, 'id' | 'fullName' | 'email'>,
): Promise<void> {
  const request = { orgID, inviteID: id, userData: { fullName, email } };
  return callUntilKnown(acceptTeamInvite, request, async () => {
    const path = teamMembers.document(orgID, uid);
    return (await fetchDocument({ path, parse: parseMember })) !== undefined;
  });
}

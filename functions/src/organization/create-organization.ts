import { endingOf } from '@fleetfoot/shared/api';
import { AppError } from '@fleetfoot/shared/domain';
import { apiKeys, liveKeys } from '@fleetfoot/shared/model/api/api-key';
import {
  OrganizationInvitationSchema,
  organizationInvitations,
} from '@fleetfoot/shared/model/team/invitations';
import { ProfileDetailsSchema } from '@fleetfoot/shared/model/team/onboarding-details';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { type TeamMember, teamMembers, users } from '@fleetfoot/shared/model/team/people';
import type * as operations from '@fleetfoot/shared/operations';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { hashOfKey, newApiKey } from '../api/keys/api-key';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { inTransaction } from '../platform/in-transaction';
import { belongsSomewhere, endedSessionsOf } from '../platform/membership';
import { stableId } from '../platform/stable-id';

const InvitationSchema = v.object({
  ...v.pick(OrganizationInvitationSchema, ['phoneNumber']).entries,
  type: v.literal('create'),
});

function isOwnInvitation(data: unknown, { phoneNumber }: Caller): boolean {
  const invitation = v.safeParse(InvitationSchema, data);
  return invitation.success && invitation.output.phoneNumber === phoneNumber;
}

function founder(profile: unknown, { uid, phoneNumber }: Caller): TeamMember {
  const details = v.safeParse(ProfileDetailsSchema, profile);
  if (details.success) return { id: uid, ...details.output, phoneNumber, role: 'Admin' };
  throw new AppError('failed-precondition', `User ${uid} has no complete profile.`, {
    userMessage: 'Complete your profile before you create an organisation.',
  });
}

/**
 * Founds an organisation with the caller as its Admin: that of a 'create' invitation, which is then used up, or without one the only
 * one that this caller may found so. Called again by its founder, it answers the same.
 * @throws AppError `not-found` for an invitation that is missing, used up or somebody else's, without telling which;
 * `failed-precondition` for a caller without a profile, with an organisation, or who has left the one that they founded without an
 * invitation
 */
export function createOrganization(
  database: Firestore,
  caller: Caller,
  { inviteID, organization }: RequestOf<typeof operations.createOrganization>,
): Promise<ResponseOf<typeof operations.createOrganization>> {
  const orgID = inviteID === undefined ? stableId('founded', caller.uid) : stableId('organization', inviteID);
  const organizationRef = database.doc(organizations.document(orgID));
  const memberRef = database.doc(teamMembers.document(orgID, caller.uid));
  const invitationRef = inviteID && database.doc(organizationInvitations.document(inviteID));
  const profileRef = database.doc(users.document(caller.uid));
  const apiKey = newApiKey('live');
  const testApiKey = newApiKey('test');

  return inTransaction(database, async (transaction) => {
    const [member, founded, profile] = await transaction.getAll(memberRef, organizationRef, profileRef);
    if (member?.exists) return { orgID };
    const invitation = invitationRef && (await transaction.get(invitationRef));
    if (invitation && !isOwnInvitation(invitation.data(), caller)) {
      throw new AppError('not-found', `No invitation ${inviteID} for this caller.`, {
        userMessage: 'This invitation is no longer there. Ask for a new one.',
      });
    }
    const admin = founder(profile?.data(), caller);
    if (founded?.exists) {
      throw new AppError('failed-precondition', `User ${caller.uid} has founded ${orgID} before.`, {
        userMessage: 'You need an invitation to create another organisation.',
      });
    }
    if (await belongsSomewhere(database, transaction, caller.uid)) {
      throw new AppError('failed-precondition', `User ${caller.uid} is in a team already.`, {
        userMessage: 'You already belong to an organisation.',
      });
    }
    const ended = await endedSessionsOf(database, transaction, caller);
    transaction
      .create(organizationRef, {
        ...organization,
        adminSet: false,
        apiKeyEnding: endingOf(apiKey),
        testApiKey,
      })
      .create(database.doc(liveKeys.document(orgID)), { value: apiKey, since: Timestamp.now() })
      .create(database.doc(apiKeys.document(hashOfKey(apiKey))), { orgID, mode: 'live' })
      .create(database.doc(apiKeys.document(hashOfKey(testApiKey))), { orgID, mode: 'test' })
      .create(memberRef, { ...admin, ...ended })
      .set(organizationRef, { adminSet: true, id: orgID }, { merge: true });
    if (invitationRef) transaction.delete(invitationRef);
    record(transaction, database, orgID, {
      ...{ kind: 'organization.created', actor: memberActor(caller, admin.fullName), from: originOf(caller) },
      object: { id: orgID, label: organization.name },
    });
    return { orgID };
  });
}

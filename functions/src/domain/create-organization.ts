import {
  AppError,
  type OrganizationDetails,
  ProfileDetailsSchema,
  type TeamMember,
} from '@fleetfoot/shared/domain';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { hashOfKey, newApiKey } from './api-key';
import { belongsSomewhere } from './belongs-somewhere';
import type { Caller } from './caller';
import { inTransaction } from './in-transaction';
import { paths } from './paths';
import { stableId } from './stable-id';

const InvitationSchema = v.object({ type: v.literal('create'), phoneNumber: v.string() });

interface CreateOrganizationRequest {
  readonly inviteID: string;
  readonly organization: OrganizationDetails;
}

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
 * Founds the organisation of a 'create' invitation with the caller as its Admin, and uses the invitation up.
 * Called again by its founder, it answers the same.
 * @throws AppError `not-found` for an invitation that is missing, used up or somebody else's, without telling which;
 * `failed-precondition` for a caller without a profile or with an organisation
 */
export function createOrganization(
  database: Firestore,
  caller: Caller,
  { inviteID, organization }: CreateOrganizationRequest,
): Promise<{ orgID: string }> {
  const orgID = stableId('organization', inviteID);
  const organizationRef = database.doc(paths.organization(orgID));
  const memberRef = database.doc(paths.member(orgID, caller.uid));
  const invitationRef = database.doc(paths.organizationInvitation(inviteID));
  const profileRef = database.doc(paths.user(caller.uid));
  const apiKey = newApiKey('live');
  const testApiKey = newApiKey('test');

  return inTransaction(database, async (transaction) => {
    const [member, invitation, profile] = await transaction.getAll(memberRef, invitationRef, profileRef);
    if (member?.exists) return { orgID };
    if (!isOwnInvitation(invitation?.data(), caller)) {
      throw new AppError('not-found', `No invitation ${inviteID} for this caller.`, {
        userMessage: 'This invitation is no longer there. Ask for a new one.',
      });
    }
    const admin = founder(profile?.data(), caller);
    if (await belongsSomewhere(database, transaction, caller.uid)) {
      throw new AppError('failed-precondition', `User ${caller.uid} is in a team already.`, {
        userMessage: 'You already belong to an organisation.',
      });
    }
    transaction
      .create(organizationRef, {
        ...organization,
        adminSet: false,
        apiKey,
        testApiKey,
      })
      .create(database.doc(paths.apiKey(hashOfKey(apiKey))), { orgID, mode: 'live' })
      .create(database.doc(paths.apiKey(hashOfKey(testApiKey))), { orgID, mode: 'test' })
      .create(memberRef, { ...admin })
      .set(organizationRef, { adminSet: true, id: orgID }, { merge: true })
      .delete(invitationRef);
    return { orgID };
  });
}

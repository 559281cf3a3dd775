import { inviteLinks, TeamInviteSchema, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { type Role, teamMembers } from '@fleetfoot/shared/model/team/people';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { hasExpired } from '../team/invite-expiry';
import { hashOfToken, isToken } from './invite-link';

const OpenedSchema = v.pick(TeamInviteSchema, ['phoneNumber', 'role', 'invitedBy']);

/** What somebody opens with the link of an invitation. */
export interface OpenedInvitation {
  readonly organizationName: string;
  readonly role: Role;
  /** Name of who invited; `undefined` once they have left the team. */
  readonly invitedBy: string | undefined;
  /** E.164. Not for whoever only looks at the page. */
  readonly phoneNumber: string;
}

/**
 * The invitation that a token opens. It is there until it is accepted or deleted, expires or gets another link; of one that
 * is not there nothing tells why.
 */
export async function findInvitation(
  database: Firestore,
  token: string,
  now: Date,
): Promise<OpenedInvitation | undefined> {
  if (!isToken(token)) return undefined;
  const links = database.collectionGroup(inviteLinks.name).where('hash', '==', hashOfToken(token)).limit(1);
  const [link] = (await links.get()).docs;
  const orgID = link?.ref.parent.parent?.id;
  const expiresAt: unknown = link?.get('expiresAt');
  if (!link || orgID === undefined || !(expiresAt instanceof Timestamp) || expiresAt.toDate() <= now)
    return undefined;
  const [invite, organization] = await database.getAll(
    database.doc(teamInvites.document(orgID, link.id)),
    database.doc(organizations.document(orgID)),
  );
  const opened = v.safeParse(OpenedSchema, invite?.data());
  if (!invite || hasExpired(invite) || !opened.success || !organization?.exists) return undefined;
  const { role, phoneNumber, invitedBy } = opened.output;
  const inviter = await database.doc(teamMembers.document(orgID, invitedBy)).get();
  const name: unknown = inviter.get('fullName');
  return {
    ...{ role, phoneNumber, organizationName: String(organization.get('name')) },
    invitedBy: typeof name === 'string' && name !== '' ? name : undefined,
  };
}

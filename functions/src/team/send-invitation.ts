import {
  invitationText,
  inviteLinkPath,
  type TeamInvite,
  teamInvites,
} from '@fleetfoot/shared/model/team/invitations';
import type { Firestore } from 'firebase-admin/firestore';
import { deployedMessages, type MessageAnswer, type MessagePort } from '../messages/message-gateway';
import { siteOrigin } from '../page/site-files';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { inTransaction } from '../platform/in-transaction';

/** What inviting works with. */
export interface InvitingServices {
  readonly database: Firestore;
  /** `undefined` where nothing sends messages: links are then passed on by hand. */
  readonly messages: MessagePort | undefined;
  /** Origin of the site that links lead to. */
  readonly site: () => string;
}

/** Those of this deployment. */
export function deployedInviting(database: Firestore): InvitingServices {
  return { database, messages: deployedMessages(), site: () => siteOrigin(process.env) };
}

/** An invitation, as far as a message tells of it. */
export type SentInvite = Pick<TeamInvite, 'id' | 'orgID' | 'phoneNumber' | 'role' | 'organizationName'>;

/**
 * Sends the link of an invitation to its number, and keeps when. Past the transaction that made the link: a message cannot
 * be taken back, and a transaction may run twice.
 */
export async function sendInvitation(
  { database, site }: InvitingServices,
  messages: MessagePort,
  caller: Caller,
  invite: SentInvite,
  token: string,
): Promise<MessageAnswer> {
  const { id, orgID, phoneNumber: to } = invite;
  const text = invitationText(invite, `${site()}${inviteLinkPath(token)}`);
  const answer = await messages.send({ to, text });
  if (answer !== 'sent') return answer;
  const inviteRef = database.doc(teamInvites.document(orgID, id));
  await inTransaction(database, async (transaction) => {
    // Whoever got it may have accepted already.
    if ((await transaction.get(inviteRef)).exists) transaction.update(inviteRef, { sentAt: new Date() });
    record(transaction, database, orgID, {
      ...{ kind: 'invitation.messageSent', actor: memberActor(caller), from: originOf(caller) },
      object: { id, label: to },
    });
  });
  return 'sent';
}

import { randomBytes } from 'node:crypto';
import { inviteLinks } from '@fleetfoot/shared/model/team/invitations';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { sha256 } from '../platform/sha256';
import { expiryFromNow } from '../team/invite-expiry';

const TOKEN_BYTES = 16;
/** What a token looks like: 128 random bits. */
const TOKEN = /^[\w-]{22}$/;

/** Whether a text can be a token at all; only of such one is anything read. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** What is stored of a token. */
export function hashOfToken(token: string): string {
  return sha256(`invite-link:${token}`);
}

/** A link as it is made: nobody can say its token again. */
export interface NewLink {
  readonly token: string;
  readonly linkedAt: Date;
}

/** A link that opens nothing before it is written. */
export function newLink(): NewLink {
  return { token: randomBytes(TOKEN_BYTES).toString('base64url'), linkedAt: new Date() };
}

/**
 * Makes it the one link of an invitation: another that there was opens nothing any more.
 * @returns the fields of the invitation, which holds as long as its link
 */
export function writeLink(
  database: Firestore,
  transaction: Transaction,
  { orgID, inviteID }: { readonly orgID: string; readonly inviteID: string },
  { token, linkedAt }: NewLink,
) {
  const expiry = expiryFromNow();
  transaction.set(database.doc(inviteLinks.document(orgID, inviteID)), {
    hash: hashOfToken(token),
    expiresAt: expiry.expiresAt,
  });
  return { ...expiry, linkedAt };
}

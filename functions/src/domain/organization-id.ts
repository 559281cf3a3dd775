import { createHash } from 'node:crypto';

/**
 * The id of the organisation that an invitation founds: the same at every call, so that calling twice founds one.
 * @returns 20 letters and digits, the form of Firestore's own ids
 */
export function organizationIdOf(inviteId: string): string {
  return createHash('sha256').update(`organization:${inviteId}`).digest('hex').slice(0, 20);
}

import { createHash } from 'node:crypto';

/**
 * The id of what comes of something: the same at every call, so that calling twice makes one.
 * @param kind what the id is of; keeps ids of different kinds apart
 * @returns 20 letters and digits, the form of Firestore's own ids
 */
export function stableId(kind: 'organization' | 'team-invite', of: string): string {
  return createHash('sha256').update(`${kind}:${of}`).digest('hex').slice(0, 20);
}

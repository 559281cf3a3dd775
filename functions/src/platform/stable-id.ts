import { sha256 } from './sha256';

/**
 * An id derived from another text: the same at every call, so that calling twice makes one document.
 * @param kind what the id is of; keeps ids of different kinds apart
 * @returns 20 letters and digits, the form of Firestore's own ids
 */
export function stableId(kind: 'organization' | 'founded' | 'team-invite', of: string): string {
  return sha256(`${kind}:${of}`).slice(0, 20);
}

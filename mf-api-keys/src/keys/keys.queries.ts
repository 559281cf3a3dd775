import { type KeyRoll, KeyRollSchema, keyRollsPath } from '@fleetfoot/shared/api';
import { type OrganizationKeys, OrganizationKeysSchema } from '@fleetfoot/shared/domain';
import { type CollectionQuery, type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';

const parseKeys = parseWith(OrganizationKeysSchema);
const parseRoll = parseWith(KeyRollSchema);

export function keysQuery(orgId: string): DocumentQuery<OrganizationKeys> {
  return { path: `Organizations/${orgId}`, parse: parseKeys };
}

/** The keys that were replaced last. */
export function keyRollsQuery(orgId: string): CollectionQuery<KeyRoll> {
  return { path: keyRollsPath(orgId), orderBy: ['at', 'desc'], limit: 20, parse: parseRoll };
}

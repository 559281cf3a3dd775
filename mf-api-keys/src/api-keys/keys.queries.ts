import { type OrganizationKeys, OrganizationKeysSchema } from '@fleetfoot/shared/domain';
import { type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';

const parseKeys = parseWith(OrganizationKeysSchema);

export function keysQuery(orgId: string): DocumentQuery<OrganizationKeys> {
  return { path: `Organizations/${orgId}`, parse: parseKeys };
}

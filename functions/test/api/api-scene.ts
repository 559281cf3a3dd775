import { createHash, randomBytes } from 'node:crypto';
import { type ApiMode, apiKeys, liveKeys } from '@fleetfoot/shared/model/api/api-key';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { database, put, read } from '../world/data';
import { somebody } from '../world/somebody';
import { putOrganization } from '../world/team';

/** A key as it is made for an organisation. */
export function newKey(mode: ApiMode): string {
  return `ff_${mode}_${randomBytes(32).toString('base64url')}`;
}

export function keyPath(key: string): string {
  return apiKeys.document(createHash('sha256').update(key).digest('hex'));
}

/** Lets a key open an organisation's deliveries. */
export async function putKey(orgID: string, mode: ApiMode, expiresAt?: Date): Promise<string> {
  const key = newKey(mode);
  await put(keyPath(key), { orgID, mode, ...(expiresAt && { expiresAt }) });
  return key;
}

/** An organisation with an Admin, a Member and its two keys. */
export async function apiScene() {
  const [admin, member] = [somebody(), somebody()];
  const orgID = await putOrganization([
    [admin, 'Admin'],
    [member, 'Member'],
  ]);
  const [live, test] = await Promise.all([putKey(orgID, 'live'), putKey(orgID, 'test')]);
  await Promise.all([
    put(liveKeys.document(orgID), { value: live, since: new Date() }),
    database.doc(organizations.document(orgID)).update({ apiKeyEnding: live.slice(-4), testApiKey: test }),
  ]);
  return { admin, member, orgID, live, test };
}

/** The organisation's own two keys as they are now, from where they lie. */
export async function keysOf(orgID: string): Promise<Readonly<Record<ApiMode, string>>> {
  const [organization, liveKey] = await Promise.all([
    read(organizations.document(orgID)),
    read(liveKeys.document(orgID)),
  ]);
  return { live: String(liveKey?.['value']), test: String(organization?.['testApiKey']) };
}

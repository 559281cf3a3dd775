import { createHash, randomBytes } from 'node:crypto';
import type { ApiMode } from '@fleetfoot/shared/api';
import { put } from '../data';
import { somebody } from '../somebody';
import { putOrganization } from '../team';

/** A key as it is made for an organisation. */
export function newKey(mode: ApiMode): string {
  return `ff_${mode}_${randomBytes(32).toString('base64url')}`;
}

export function keyPath(key: string): string {
  return `ApiKeys/${createHash('sha256').update(key).digest('hex')}`;
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
  return { admin, member, orgID, live, test };
}

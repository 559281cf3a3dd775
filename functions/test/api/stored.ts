import { apiRequests } from '@fleetfoot/shared/model/api/api-request';
import { database } from '../world/data';
import type { OrganizationCollection } from '../world/team';

/** Every document of a collection of an organisation. */
export async function stored(
  orgID: string,
  collection: OrganizationCollection,
): Promise<Record<string, unknown>[]> {
  const { docs } = await database.collection(collection.path(orgID)).get();
  return docs.map((document) => document.data());
}

/** The log of an organisation, the oldest first. */
export async function logOf(orgID: string): Promise<Record<string, unknown>[]> {
  const requests = database.collection(apiRequests.path(orgID));
  return (await requests.orderBy('at').get()).docs.map((document) => document.data());
}

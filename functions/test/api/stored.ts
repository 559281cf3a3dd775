import { database } from '../data';

/** Every document of a collection of an organisation. */
export async function stored(orgID: string, collection: string): Promise<Record<string, unknown>[]> {
  const { docs } = await database.collection(`Organizations/${orgID}/${collection}`).get();
  return docs.map((document) => document.data());
}

/** The log of an organisation, the oldest first. */
export async function logOf(orgID: string): Promise<Record<string, unknown>[]> {
  const requests = database.collection(`Organizations/${orgID}/ApiRequests`);
  return (await requests.orderBy('at').get()).docs.map((document) => document.data());
}

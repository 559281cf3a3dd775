import { AppError } from '@fleetfoot/shared/domain';
import { type DeviceWork, deviceStore, resultOf } from '../device-store';
import type { OutboxEntry } from './outbox-entry';
import type { OutboxStore } from './outbox-store';

/**
 * Entries in a database of the browser, which outlives its windows.
 * @param name of the database; signing out deletes it
 * @param mayOpen whether its user is still there: opening it after they signed out would make it anew
 */
export function indexedDbStore<Payload>(name: string, mayOpen: () => boolean): OutboxStore<Payload> {
  const access = deviceStore(name, 'entries', { keyPath: 'id' });
  const work: DeviceWork = async (mode, run) => {
    if (!mayOpen()) throw new AppError('unauthenticated', `${name} belongs to somebody who is gone.`);
    return access(mode, run);
  };

  return {
    list: () => work('readonly', (entries) => resultOf<OutboxEntry<Payload>[]>(entries.getAll())),
    get: (id) => work('readonly', (entries) => resultOf<OutboxEntry<Payload> | undefined>(entries.get(id))),
    put: (entry) => work('readwrite', async (entries) => void (await resultOf(entries.put(entry)))),
    change: (id, change) =>
      work('readwrite', async (entries) => {
        const entry = await resultOf<OutboxEntry<Payload> | undefined>(entries.get(id));
        if (entry) await resultOf(entries.put({ ...entry, ...change }));
      }),
    remove: (id) => work('readwrite', async (entries) => void (await resultOf(entries.delete(id)))),
  };
}

import { deviceStore, resultOf } from '../device-store';
import type { ImportJob } from './import-job';
import type { JobStore } from './job-store';

/**
 * The import in a database of the browser, which outlives its windows.
 * @param name of the database; signing out deletes it
 * @param key of the import: there is one at a time for each
 */
export function indexedDbJobStore(name: string, key: string): JobStore {
  const work = deviceStore(name, 'jobs');
  return {
    load: () => work('readonly', (jobs) => resultOf<ImportJob | undefined>(jobs.get(key))),
    save: (job) => work('readwrite', async (jobs) => void (await resultOf(jobs.put(job, key)))),
    clear: () => work('readwrite', async (jobs) => void (await resultOf(jobs.delete(key)))),
  };
}

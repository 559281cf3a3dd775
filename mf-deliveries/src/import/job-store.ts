import type { ImportJob } from './import-job';

/** Where the import that is under way is kept. Every call rejects when the device does not allow it. */
export interface JobStore {
  load(): Promise<ImportJob | undefined>;
  save(job: ImportJob): Promise<void>;
  clear(): Promise<void>;
}

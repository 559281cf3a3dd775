import type { ImportJob } from '../import-job';
import type { JobStore } from '../use-import-job';

/** A device's store that a test can look into. */
export function memoryJobStore(): JobStore & { kept(): ImportJob | undefined } {
  let kept: ImportJob | undefined;
  return {
    kept: () => kept,
    load: async () => structuredClone(kept),
    save: async (job) => {
      kept = structuredClone(job);
    },
    clear: async () => {
      kept = undefined;
    },
  };
}

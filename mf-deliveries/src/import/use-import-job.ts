import { useServices } from '@fleetfoot/shared/remote';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportJob } from './import-job';

/** Where the import that is under way is kept. Every call rejects when the device does not allow it. */
export interface JobStore {
  load(): Promise<ImportJob | undefined>;
  save(job: ImportJob): Promise<void>;
  clear(): Promise<void>;
}

export interface KeptJob {
  /** Whether it is known if there is an import under way. */
  readonly isLoaded: boolean;
  readonly job: ImportJob | undefined;
  /** Whether it is stored on the device, so that it survives a reload. */
  readonly isKept: boolean;
  /** The job as it is now, also between renders. */
  readonly latest: () => ImportJob | undefined;
  readonly begin: (job: ImportJob) => void;
  /** Resolves when the device has kept it, or will not. */
  readonly change: (update: (job: ImportJob) => ImportJob) => Promise<void>;
  readonly discard: () => void;
}

/** The import under way, kept by the device at every change. */
export function useImportJob(store: JobStore): KeptJob {
  const { report, session } = useServices();
  const [owner] = useState(() => session.getState().uid);
  const current = useRef<ImportJob | undefined>(undefined);
  const writes = useRef<Promise<void>>(Promise.resolve());
  const isReported = useRef(false);
  const [job, setJob] = useState<ImportJob>();
  const [isLoaded, setLoaded] = useState(false);
  const [isKept, setKept] = useState(true);

  const keep = useCallback(
    (next: ImportJob | undefined) => {
      current.current = next;
      setJob(next);
      // One after the other: an older state must not be written last.
      writes.current = writes.current
        .then(async () => {
          // An answer may come after the user signed out: nothing of theirs is to stay here then.
          if (session.getState().uid !== owner) return;
          await (next ? store.save(next) : store.clear());
        })
        .then(
          () => setKept(true),
          (error) => {
            setKept(false);
            if (!isReported.current) report(error, { message: 'The device does not keep the import.' });
            isReported.current = true;
          },
        );
      return writes.current;
    },
    [store, report, session, owner],
  );

  useEffect(() => {
    let isMounted = true;
    function show(stored: ImportJob | undefined): void {
      if (!isMounted) return;
      current.current ??= stored;
      setJob(current.current);
      setLoaded(true);
    }
    // A device without storage has no import to resume.
    store.load().then(show, () => show(undefined));
    return () => {
      isMounted = false;
    };
  }, [store]);

  const latest = useCallback(() => current.current, []);
  const change = useCallback(
    async (update: (job: ImportJob) => ImportJob) => {
      if (current.current) await keep(update(current.current));
    },
    [keep],
  );
  const begin = useCallback((next: ImportJob) => void keep(next), [keep]);
  const discard = useCallback(() => void keep(undefined), [keep]);
  return { isLoaded, job, isKept, latest, begin, change, discard };
}

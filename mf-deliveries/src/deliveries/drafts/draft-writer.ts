import type { DeliveryDraft } from './delivery-draft';

/** A draft as the server keeps it. */
export interface ServerDraft {
  read(): Promise<DeliveryDraft | undefined>;
  write(draft: DeliveryDraft): Promise<void>;
  discard(): Promise<void>;
}

/** How long typing must rest before it is written, in milliseconds. */
const REST_MS = 1_000;

interface DraftWriter {
  /** Writes it after a pause in typing, in its latest version. */
  write(draft: DeliveryDraft): void;
  /** Writes at once what has not been written. */
  flush(): void;
  /** Deletes it on the server, after a running write. */
  discard(): Promise<void>;
}

/**
 * Writes a draft to the server one write at a time, so that none overtakes another. A failure costs no more than the
 * copy: the next write makes up for it.
 */
export function draftWriter(draft: ServerDraft, report: (error: unknown) => void): DraftWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: DeliveryDraft | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function then(work: () => Promise<void>): Promise<void> {
    const done = last.then(work).catch(report);
    last = done;
    return done;
  }

  function flush(): void {
    clearTimeout(timer);
    const next = waiting;
    waiting = undefined;
    if (next) void then(() => draft.write(next));
  }

  return {
    write(next) {
      waiting = next;
      clearTimeout(timer);
      timer = setTimeout(flush, REST_MS);
    },
    flush,
    discard() {
      clearTimeout(timer);
      waiting = undefined;
      return then(draft.discard);
    },
  };
}

import { type HealthCounts, sumOf } from './read-vitals';

/** Between two writes of one instance, in milliseconds: a document takes about one a second. */
const PAUSE_MS = 1_000;
/** Writes that are tried for one beacon; what they did not store goes with the next one's. */
const ATTEMPTS = 3;

export interface HealthCounterOptions {
  /** Adds to the stored figures of a version; rejects when they are not stored. */
  readonly store: (id: string, counts: HealthCounts) => Promise<void>;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
}

export interface HealthCounter {
  /**
   * Adds to the figures of versions, all that wait in one write per version.
   * @throws what the last write failed with; the counts are kept, and go with the next ones
   */
  add(counts: ReadonlyMap<string, HealthCounts>): Promise<void>;
}

/**
 * Gathers what an instance is told, so that it writes a version's figures once a second at most. A caller waits for the
 * write that stores its counts: an instance does nothing once it has answered.
 */
export function createHealthCounter(options: HealthCounterOptions): HealthCounter {
  const { store, now = Date.now, wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options;
  let waiting = new Map<string, HealthCounts>();
  let writing: Promise<void> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;

  function keep(id: string, counts: HealthCounts): void {
    const before = waiting.get(id);
    waiting.set(id, before ? sumOf(before, counts) : counts);
  }

  async function write(): Promise<void> {
    const pause = lastAt + PAUSE_MS - now();
    await (pause > 0 ? wait(pause) : undefined);
    lastAt = now();
    const batch = waiting;
    waiting = new Map();
    // Who comes from here on waits for the next one.
    writing = undefined;
    const results = await Promise.allSettled([...batch].map(([id, counts]) => store(id, counts)));
    const failed = [...batch].filter((_, index) => results[index]?.status === 'rejected');
    for (const [id, counts] of failed) keep(id, counts);
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  }

  return {
    async add(counts) {
      for (const [id, added] of counts) keep(id, added);
      for (let attempt = 1; waiting.size > 0; attempt += 1) {
        writing ??= write();
        try {
          await writing;
          return;
        } catch (error) {
          if (attempt === ATTEMPTS) throw error;
        }
      }
    },
  };
}

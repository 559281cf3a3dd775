/** Whether the server still answers; a listener that says nothing may be well, or long cut off. */
export interface ServerContact {
  /** When the server was last heard, in milliseconds since 1970. */
  heardAt(): number;
  /** Whether it has not answered for ten seconds although it was asked. */
  isSilent(): boolean;
  /** Notes a sign of life. */
  heard(): void;
  /** Asks over a new connection, now: for somebody who does not want to wait. */
  renew(): void;
  /** Asks the server now and then while there is a subscriber, and tells when it falls silent or is heard again. */
  subscribe(listener: () => void): () => void;
}

interface ContactOptions {
  /** Asks for something small; rejects when there is no answer. */
  readonly ask: () => Promise<unknown>;
  /** Opens a new connection, over which everything is asked that is still unanswered. Never rejects. */
  readonly reconnect: () => Promise<void>;
  /** A page that nobody sees asks nothing. */
  readonly isVisible: () => boolean;
}

const TICK_MS = 1_000;

/** How old the last sign of life is when the server is asked for one, in milliseconds. */
const ASK_AFTER_MS = 8_000;

/** How long it may take to answer, in milliseconds, while nothing else was heard for {@link SILENT_AFTER_MS}. */
const ANSWER_WITHIN_MS = 4_000;
const SILENT_AFTER_MS = 10_000;

/**
 * Pauses between new connections to a silent server, in milliseconds; the last one repeats. The SDK itself waits without an end
 * for the answer to a request that got lost on its way, and a slow network must have the time to answer.
 */
const RENEW_PAUSES_MS = [20_000, 40_000, 80_000] as const;

export function createServerContact({ ask, reconnect, isVisible }: ContactOptions): ServerContact {
  const listeners = new Set<() => void>();
  let heardAt = Date.now();
  let askedAt: number | undefined;
  let isAsking = false;
  let isSilent = false;
  let renewals = 0;
  let renewAt = 0;

  function show(silent: boolean): void {
    if (isSilent === silent) return;
    isSilent = silent;
    for (const listener of [...listeners]) listener();
  }

  function heard(): void {
    heardAt = Date.now();
    askedAt = undefined;
    renewals = 0;
    renewAt = 0;
    show(false);
  }

  function renew(): void {
    renewAt = Date.now() + (RENEW_PAUSES_MS[Math.min(renewals, RENEW_PAUSES_MS.length - 1)] ?? 0);
    renewals += 1;
    void reconnect();
  }

  function tick(): void {
    if (!isVisible()) {
      // Whoever comes back sees no more than what is known since.
      askedAt = undefined;
      return;
    }
    const now = Date.now();
    if (now - heardAt < ASK_AFTER_MS) return;
    askedAt ??= now;
    if (now - askedAt >= ANSWER_WITHIN_MS && now - heardAt >= SILENT_AFTER_MS) {
      show(true);
      if (now >= renewAt) renew();
    }
    if (isAsking) return;
    isAsking = true;
    void ask()
      .then(heard, () => undefined)
      .finally(() => {
        isAsking = false;
      });
  }

  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    heardAt: () => heardAt,
    isSilent: () => isSilent,
    heard,
    renew,
    subscribe(listener) {
      if (listeners.size === 0) {
        heardAt = Date.now();
        timer = setInterval(tick, TICK_MS);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        askedAt = undefined;
        isSilent = false;
        renewals = 0;
        renewAt = 0;
      };
    },
  };
}

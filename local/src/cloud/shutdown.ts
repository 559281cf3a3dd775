const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PATIENCE_MS = 3_000;

/**
 * Resolves with the first signal that asks this process to end. Ctrl-C under npm arrives more than once, so later
 * signals count only after a while; then `force` is called.
 */
export function untilAskedToStop(force: () => void): Promise<NodeJS.Signals> {
  // A closed terminal must not cut the saving short.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  return new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (first === undefined) {
          first = Date.now();
          resolve(signal);
        } else if (Date.now() - first > PATIENCE_MS) {
          force();
        }
      });
    }
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PATIENCE_MS = 3_000;
const LOOK_MS = 1_000;

/** npm that is ended does not always tell its script: then the script finds itself with another parent. */
function whenNpmEnds(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS);
  timer.unref();
}

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
    const ask = (signal: NodeJS.Signals) => {
      if (first === undefined) {
        first = Date.now();
        resolve(signal);
      } else if (Date.now() - first > PATIENCE_MS) {
        force();
      }
    };
    for (const signal of SIGNALS) process.on(signal, ask);
    whenNpmEnds(() => ask('SIGTERM'));
  });
}

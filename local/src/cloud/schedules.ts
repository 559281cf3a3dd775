import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';

/** Functions that Cloud Scheduler calls, and how often here. */
const CLOCKS = [
  // Once the start is over, then often enough for a day of trying things out: a run that finds nothing costs nothing.
  { names: ['everyNight', 'everyMorning'], firstMs: 60_000, everyMs: 3_600_000 },
  // Nobody wants to wait for minutes.
  { names: ['everyFiveMinutes', 'everyMinute'], firstMs: 3_000, everyMs: 3_000 },
] as const;

interface Functions {
  readonly projectId: string;
  /** `127.0.0.1:5001` */
  readonly functionsHost: string;
}

/** Where the Functions emulator takes a function's call. */
export function functionAddress({ projectId, functionsHost }: Functions, name: string): string {
  const region = process.env['FLEETFOOT_FUNCTIONS_REGION'] ?? FUNCTIONS_REGION;
  return `http://${functionsHost}/${projectId}/${region}/${name}`;
}

/** A clock that can be stopped. */
export interface Clock {
  stop(): void;
}

/** Gets the name of a function that could not be called, and why. */
type OnFailure = (name: string, error: unknown) => void;

/** Calls scheduled functions one after the other, not while it still waits for one. */
function startClock(
  functions: Functions,
  { names, firstMs, everyMs }: (typeof CLOCKS)[number],
  onFailure: OnFailure,
): Clock {
  let isRunning = false;
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (const name of names) {
      try {
        // The emulator numbers what has no address of its own.
        const answer = await fetch(`${functionAddress(functions, name)}-0`, { method: 'POST' });
        if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
      } catch (error) {
        onFailure(name, error);
      }
    }
    isRunning = false;
  }
  const first = setTimeout(run, firstMs);
  const rest = setInterval(run, everyMs);
  return {
    stop() {
      clearTimeout(first);
      clearInterval(rest);
    },
  };
}

/** Stands in for Cloud Scheduler, which has no emulator. */
export function startSchedules(functions: Functions, onFailure: OnFailure): Clock {
  const clocks = CLOCKS.map((clock) => startClock(functions, clock, onFailure));
  return {
    stop() {
      for (const clock of clocks) clock.stop();
    },
  };
}

import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';

/** Once the start is over, then often enough for a day of trying things out: a run that finds nothing costs nothing. */
const FIRST_MS = 600_000;
const EVERY_MS = 3_600_000;

/** Functions that Cloud Scheduler calls every night. */
const NIGHTLY = ['privacyClock'] as const;

interface Functions {
  readonly projectId: string;
  /** `127.0.0.1:5001` */
  readonly functionsHost: string;
}

/** Where the Functions emulator takes a scheduled function's call; it numbers what has no address of its own. */
function addressOf({ projectId, functionsHost }: Functions, name: string): string {
  const region = process.env['FLEETFOOT_FUNCTIONS_REGION'] ?? FUNCTIONS_REGION;
  return `http://${functionsHost}/${projectId}/${region}/${name}-0`;
}

/** A clock that can be stopped. */
export interface Nightly {
  stop(): void;
}

/**
 * Stands in for Cloud Scheduler, which has no emulator: calls the deployed functions of the night.
 * @param onFailure gets the name of a function that could not be called, and why
 */
export function startNightly(
  functions: Functions,
  onFailure: (name: string, error: unknown) => void,
): Nightly {
  async function run(): Promise<void> {
    for (const name of NIGHTLY) {
      try {
        const answer = await fetch(addressOf(functions, name), { method: 'POST' });
        if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
      } catch (error) {
        onFailure(name, error);
      }
    }
  }
  const first = setTimeout(run, FIRST_MS);
  const rest = setInterval(run, EVERY_MS);
  return {
    stop() {
      clearTimeout(first);
      clearInterval(rest);
    },
  };
}

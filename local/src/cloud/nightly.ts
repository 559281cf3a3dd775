import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';

/** Once the start is over, then often enough for a day of trying things out: a run that finds nothing costs nothing. */
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Every minute in a deployment; here nobody wants to wait for it. */
const DISPATCH_MS = 3_000;

/** Functions that Cloud Scheduler calls once a day. */
const NIGHTLY = ['privacyClock', 'issueInvoices', 'openCampaignMonths'] as const;

/** Those that it calls every few minutes. */
const OFTEN = [
  'createRecurringDeliveries',
  'dispatchDeliveries',
  'chargeTrips',
  'chargeCampaigns',
  'giveRefunds',
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
interface Clock {
  stop(): void;
}

/** Gets the name of a function that could not be called, and why. */
type OnFailure = (name: string, error: unknown) => void;

/** Stands in for Cloud Scheduler, which has no emulator: calls scheduled functions, not while it still waits for one. */
function startClock(
  functions: Functions,
  names: readonly string[],
  { firstMs, everyMs }: { readonly firstMs: number; readonly everyMs: number },
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

/** Calls the functions of the night. */
export function startNightly(functions: Functions, onFailure: OnFailure): Clock {
  return startClock(functions, NIGHTLY, { firstMs: FIRST_MS, everyMs: EVERY_MS }, onFailure);
}

/** Calls the functions of every few minutes: what is due is created, told to the fleet, and charged. */
export function startDispatcher(functions: Functions, onFailure: OnFailure): Clock {
  const often = { firstMs: DISPATCH_MS, everyMs: DISPATCH_MS };
  return startClock(functions, OFTEN, often, onFailure);
}

/** Calls the sender of webhooks, on a clock of its own: an endpoint that hangs holds nobody else up. */
export function startWebhooks(functions: Functions, onFailure: OnFailure): Clock {
  return startClock(functions, ['sendWebhooks'], { firstMs: DISPATCH_MS, everyMs: DISPATCH_MS }, onFailure);
}

import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import type { CallableOptions } from 'firebase-functions/v2/https';

/** The region of every function. It can be set for one deployment; the client's must then be the same. */
export const REGION = process.env['FLEETFOOT_FUNCTIONS_REGION'] ?? FUNCTIONS_REGION;

/**
 * How many proxies of the deployment's a request comes through before it is here. Each appends whom it heard to
 * X-Forwarded-For; what stands before that, anybody can write. Google's front end is one; a function that is reached through
 * Hosting only has two.
 */
export const TRUSTED_PROXIES = Math.max(
  0,
  Number.parseInt(process.env['FLEETFOOT_TRUSTED_PROXIES'] ?? '1', 10) || 0,
);

/** How every function of the product is deployed. */
export const FUNCTION_OPTIONS = {
  region: REGION,
  maxInstances: 20,
  timeoutSeconds: 60,
} as const satisfies CallableOptions;

/** How those are deployed to which photos are sent: each is in memory, twice, while it is read and checked. */
export const PHOTO_OPTIONS = {
  ...FUNCTION_OPTIONS,
  memory: '512MiB',
  concurrency: 20,
} as const satisfies CallableOptions;

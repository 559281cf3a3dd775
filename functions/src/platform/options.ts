import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import type { CallableOptions } from 'firebase-functions/v2/https';

/** The region of every function. It can be set for one deployment; the client's must then be the same. */
export const REGION = process.env['FLEETFOOT_FUNCTIONS_REGION'] ?? FUNCTIONS_REGION;

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

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

/** How the function of all operations is deployed: files are drawn beside many calls at once. */
export const OPERATIONS_OPTIONS = { ...FUNCTION_OPTIONS, memory: '1GiB' } as const satisfies CallableOptions;

/**
 * How functions are deployed to which pictures are sent. A body of 12 MB is in memory up to four times while it is read, for
 * twenty requests at once, and the one picture that is decoded takes up to 400 MB.
 */
export const PICTURE_OPTIONS = {
  ...FUNCTION_OPTIONS,
  memory: '2GiB',
  concurrency: 20,
} as const satisfies CallableOptions;

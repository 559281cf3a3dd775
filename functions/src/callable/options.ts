import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import type { CallableOptions } from 'firebase-functions/v2/https';

/** How every function is deployed. The region can be set for one deployment; the client's must then be the same. */
export const CALLABLE_OPTIONS: CallableOptions = {
  region: process.env['FLEETFOOT_FUNCTIONS_REGION'] ?? FUNCTIONS_REGION,
  maxInstances: 20,
  timeoutSeconds: 60,
};

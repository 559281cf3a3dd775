import { configureFirebase, type Reporter } from '@fleetfoot/shared/firebase/configure';
import { configureMaps } from '@fleetfoot/shared/maps/configure';
import { configurePayments } from '@fleetfoot/shared/payments/configure';
import type { RuntimeConfig } from './runtime-config';

/** Configures the doors through their small configuration modules, so that the doors themselves stay unloaded. */
export function configureDoors(config: RuntimeConfig, report: Reporter): void {
  configureFirebase(config.firebase, { report });
  configureMaps(config.maps);
  configurePayments(config.stripe);
}

import { AppError } from '@fleetfoot/shared/domain';
import type { FirebaseConfig } from '@fleetfoot/shared/firebase/configure';
import type { MapsConfig } from '@fleetfoot/shared/maps/configure';
import type { PaymentsConfig } from '@fleetfoot/shared/payments/configure';

/** `config.json`: what differs between deployments of the same build. */
export interface RuntimeConfig {
  readonly firebase: FirebaseConfig;
  readonly maps: MapsConfig;
  readonly stripe: PaymentsConfig;
}

function has(value: unknown, ...fields: string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => typeof (value as Record<string, unknown>)[field] === 'string')
  );
}

/**
 * Checks `config.json`.
 * @throws AppError naming the part that is wrong
 */
export function parseConfig(value: unknown): RuntimeConfig {
  const { firebase, maps, stripe } = (value ?? {}) as Partial<RuntimeConfig>;
  if (!has(firebase, 'apiKey', 'authDomain', 'projectId', 'appId', 'functionsRegion')) {
    throw new AppError('internal', 'config.json lacks a complete firebase part.');
  }
  if (!has(maps, 'apiKey', 'mapId'))
    throw new AppError('internal', 'config.json lacks a complete maps part.');
  if (!has(stripe, 'publishableKey')) {
    throw new AppError('internal', 'config.json lacks a complete stripe part.');
  }
  return value as RuntimeConfig;
}

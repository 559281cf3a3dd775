import { AppError } from '@fleetfoot/shared/domain';
import type { FirebaseConfig } from '@fleetfoot/shared/firebase/configure';
import type { MapsConfig } from '@fleetfoot/shared/maps/configure';
import type { PaymentsConfig } from '@fleetfoot/shared/payments/configure';
import type { ReleaseTrust } from '@fleetfoot/shared/release';

/** `config.json`: what differs between deployments of the same build. */
export interface RuntimeConfig {
  readonly firebase: FirebaseConfig;
  readonly maps: MapsConfig;
  readonly stripe: PaymentsConfig;
  /** Whose releases are believed. */
  readonly releases: ReleaseTrust;
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
  const { firebase, maps, stripe, releases } = (value ?? {}) as Partial<RuntimeConfig>;
  if (!has(firebase, 'apiKey', 'authDomain', 'projectId', 'appId', 'functionsRegion')) {
    throw new AppError('internal', 'config.json lacks a complete firebase part.');
  }
  if (firebase?.appCheck !== undefined && !has(firebase.appCheck, 'siteKey')) {
    throw new AppError('internal', 'config.json lacks the key of App Check.');
  }
  if (!has(maps, 'apiKey', 'mapId'))
    throw new AppError('internal', 'config.json lacks a complete maps part.');
  if (!has(stripe, 'publishableKey')) {
    throw new AppError('internal', 'config.json lacks a complete stripe part.');
  }
  if (!has(releases, 'environment') || typeof releases?.teams !== 'object') {
    throw new AppError('internal', 'config.json lacks the keys of the teams that release.');
  }
  return value as RuntimeConfig;
}

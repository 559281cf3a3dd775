import { AppError } from '../domain/errors';

/** What the Maps browser API needs to know. */
export interface MapsConfig {
  readonly apiKey: string;
  /** Style of the map in the Google Cloud console; advanced markers need one. */
  readonly mapId: string;
}

let current: MapsConfig | undefined;

/** Called once, by the shell, before anything draws a map or searches for an address. */
export function configureMaps(config: MapsConfig): void {
  current = config;
}

/**
 * The configuration in use.
 * @throws AppError `failed-precondition` when `configureMaps` has not been called
 */
export function mapsConfig(): MapsConfig {
  if (current) return current;
  throw new AppError('failed-precondition', 'Call configureMaps() in the shell before using maps.');
}

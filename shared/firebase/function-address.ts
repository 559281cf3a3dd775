import { functionsOriginOf } from '@fleetfoot/shared/federation/security-headers';
import type { FirebaseConfig } from './firebase-config';

/** Where a server function listens: in the cloud, or in the emulator. */
export function functionAddress(config: FirebaseConfig, name: string): string {
  const { projectId, functionsRegion, emulators } = config;
  if (!emulators) return `${functionsOriginOf(projectId, functionsRegion)}/${name}`;
  const { functionsHost, functionsPort } = emulators;
  return `http://${functionsHost}:${functionsPort}/${projectId}/${functionsRegion}/${name}`;
}

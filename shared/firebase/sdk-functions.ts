import { FUNCTION_TIMEOUT_MS } from '@fleetfoot/shared/operations';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import type { FirebaseConfig } from './firebase-config';
import { openApp } from './sdk-app';

export function openFunctions(config: FirebaseConfig): Functions {
  const functions = getFunctions(openApp(config), config.functionsRegion);
  if (config.emulators) {
    connectFunctionsEmulator(functions, config.emulators.functionsHost, config.emulators.functionsPort);
  }
  return functions;
}

/** Calls a server function and returns its answer, unchecked. */
export async function call(functions: Functions, name: string, request: unknown): Promise<unknown> {
  const { data } = await httpsCallable(functions, name, { timeout: FUNCTION_TIMEOUT_MS })(request);
  return data;
}

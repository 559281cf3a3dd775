import { FUNCTION_TIMEOUT_MS } from '@fleetfoot/shared/operations';
import { type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import type { FirebaseConfig } from './firebase-config';
import { openApp } from './sdk-app';
import { noteWritten } from './written';

export { countByRest } from './count';
// Posting needs nothing of the SDK; whoever posts calls functions as well, and both load together.
export { postToFunction } from './post-function';

export function openFunctions(config: FirebaseConfig): Functions {
  return getFunctions(openApp(config), config.functionsRegion);
}

/** Functions that change nothing of what is shown, by the beginnings of their names. */
const READS = /^(?:find|fetch|quote|export|read|startSession|create-setup)/;

/** Calls a server function and returns its answer, unchecked. */
export async function call(functions: Functions, name: string, request: unknown): Promise<unknown> {
  const { data } = await httpsCallable(functions, name, { timeout: FUNCTION_TIMEOUT_MS })(request);
  if (!READS.test(name)) noteWritten();
  return data;
}

import {
  FUNCTION_TIMEOUT_MS,
  type NamedCall,
  OPERATIONS,
  type Operation,
} from '@fleetfoot/shared/operations';
import { type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import type * as v from 'valibot';
import type { FirebaseConfig } from './firebase-config';
import { openApp } from './sdk-app';
import { noteWritten } from './written';

export { countByRest } from './count';
// Posting needs nothing of the SDK; whoever posts calls functions as well, and both load together.
export { postToFunction } from './post-function';

export function openFunctions(config: FirebaseConfig): Functions {
  return getFunctions(openApp(config), config.functionsRegion);
}

/** Calls the server function that serves an operation, and returns its answer, unchecked. */
export async function call(
  functions: Functions,
  {
    name,
    hasOwnAddress,
    isRead,
  }: Pick<Operation<v.GenericSchema, v.GenericSchema>, 'name' | 'hasOwnAddress' | 'isRead'>,
  request: unknown,
): Promise<unknown> {
  const address = hasOwnAddress ? name : OPERATIONS;
  const sent = hasOwnAddress ? request : ({ operation: name, request } satisfies NamedCall);
  try {
    const { data } = await httpsCallable(functions, address, { timeout: FUNCTION_TIMEOUT_MS })(sent);
    return data;
  } finally {
    // Also after a failure: a lost answer leaves open what was done, and what is refused was known otherwise here.
    if (!isRead) noteWritten();
  }
}

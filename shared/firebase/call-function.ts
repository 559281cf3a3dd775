import type { Operation } from '@fleetfoot/shared/operations';
import type * as v from 'valibot';
import { attempt } from './attempt';
import { checkAnswer } from './check-answer';
import { firebaseConfig } from './firebase-config';
import { once } from './once';
import { authReady } from './open-auth';

const openFunctions = once(async () => {
  const config = firebaseConfig();
  const sdk = await import(/* webpackChunkName: "firebase-functions" */ './sdk-functions');
  return { sdk, functions: sdk.openFunctions(config) };
});

/**
 * Calls a server function as the signed-in user and checks its answer.
 * @returns the answer, stripped to what the operation declares
 * @throws AppError with the function's own code and user message; `timeout` after 70 s
 */
export function callFunction<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  request: v.InferInput<Request>,
): Promise<v.InferOutput<Response>> {
  return attempt(async () => {
    const [{ sdk, functions }] = await Promise.all([openFunctions(), authReady()]);
    return checkAnswer(operation, await sdk.call(functions, operation.name, request));
  });
}

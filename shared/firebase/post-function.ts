import { AppError } from '@fleetfoot/shared/domain';
import { FUNCTION_TIMEOUT_MS, type Operation } from '@fleetfoot/shared/operations';
import type * as v from 'valibot';
import { attempt } from './attempt';
import { checkAnswer } from './check-answer';
import { firebaseConfig } from './firebase-config';
import { functionAddress } from './function-address';
import { openAuth } from './open-auth';
import { postJson } from './post-json';

async function idToken(): Promise<string> {
  const { auth } = await openAuth();
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser.getIdToken();
  throw new AppError('unauthenticated', 'Nobody is signed in.');
}

/**
 * Posts to a server function that is no callable one, as the signed-in user, and checks its answer.
 * @returns the answer, stripped to what the operation declares
 * @throws AppError with the function's own code and user message; `timeout` after 70 s
 */
export function postFunction<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  request: v.InferInput<Request>,
): Promise<v.InferOutput<Response>> {
  return attempt(async () => {
    const address = functionAddress(firebaseConfig(), operation.name);
    return checkAnswer(operation, await postJson(address, await idToken(), request, FUNCTION_TIMEOUT_MS));
  });
}

import { AppError, toAppError } from '@fleetfoot/shared/domain';
import type { Operation } from '@fleetfoot/shared/operations';
import type * as v from 'valibot';
import { attempt } from './attempt';
import { checkAnswer } from './check-answer';
import { browserConnection } from './connection';
import { firebaseConfig } from './firebase-config';
import { once } from './once';
import { authReady } from './open-auth';

/** The functions SDK, and what posts to functions that are not callable. */
export const loadSdk = () => import(/* webpackChunkName: "firebase-functions" */ './sdk-functions');

const openFunctions = once(async () => {
  const config = firebaseConfig();
  const sdk = await loadSdk();
  return { sdk, functions: sdk.openFunctions(config) };
});

/** Said of a call whose answer was lost: nobody knows whether it arrived. */
const IN_DOUBT =
  'We do not know whether this was done: the answer was lost. See what is there now, then try again.';

/** A failure of a call that left this device, with the doubt that is in it. */
function withDoubt(error: unknown): AppError {
  const { code, message } = toAppError(error);
  if (code !== 'offline' && code !== 'timeout') return toAppError(error);
  return new AppError(code, message, { cause: error, userMessage: IN_DOUBT, isInDoubt: true });
}

/** Calls a server function as the signed-in user and checks its answer, whatever it refuses. */
export function callOnce<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  request: v.InferInput<Request>,
): Promise<v.InferOutput<Response>> {
  return attempt(async () => {
    const [{ sdk, functions }] = await Promise.all([openFunctions(), authReady()]);
    const { isOnline } = browserConnection;
    if (!isOnline()) throw new AppError('offline', `Not called while offline: ${operation.name}`);
    // The SDK sends a field that is undefined as null, which an operation refuses; JSON leaves it out.
    const sent: unknown = JSON.parse(JSON.stringify(request));
    const answer = attempt(() => sdk.call(functions, operation, sent));
    return checkAnswer(
      operation,
      await answer.catch((error: unknown) => {
        throw withDoubt(error);
      }),
    );
  });
}

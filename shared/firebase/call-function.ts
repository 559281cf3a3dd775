import { AppError } from '@fleetfoot/shared/domain';
import type { Operation } from '@fleetfoot/shared/operations';
import type * as v from 'valibot';
import { attempt } from './attempt';
import { callOnce, loadSdk } from './call-once';
import { checkAnswer } from './check-answer';
import { browserConnection } from './connection';
import type { CountQuery } from './count';
import { firebaseConfig } from './firebase-config';
import { appCheckToken } from './open-app-check';
import { openAuth } from './open-auth';
import type { AskedChange } from './until-known';
import { withTrust } from './with-trust';

const loadUntilKnown = () => import(/* webpackChunkName: "firebase-functions" */ './until-known');

async function currentToken(): Promise<string> {
  const { auth } = await openAuth();
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser.getIdToken();
  throw new AppError('unauthenticated', 'Nobody is signed in.');
}

/**
 * Calls a server function as the signed-in user and checks its answer. When it wants a new code, the user is asked for
 * one and the call repeated.
 * @returns the answer, stripped to what the operation declares
 * @throws AppError with the function's own code and user message; `offline` or, after 70 s, `timeout` when the answer was
 * lost, and in doubt unless the browser was offline
 */
export function callFunction<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  request: v.InferInput<Request>,
): Promise<v.InferOutput<Response>> {
  return withTrust(() => callOnce(operation, request));
}

/**
 * Waits until it is known what became of a change that was asked of another server than ours.
 * @throws AppError when it is certain that nothing was changed, or when that cannot be read
 */
export async function waitUntilKnown<Result>(change: AskedChange<Result>): Promise<Result> {
  const { untilKnown } = await attempt(loadUntilKnown);
  return untilKnown(change);
}

/**
 * Calls a server function that changes something, and waits until it is known what became of it.
 * @param isDone reads from the server whether the change is there, once its answer is lost
 * @returns the answer; `undefined` when it was lost and the change is there
 * @throws AppError when it is certain that nothing was changed: while offline, the server's refusal, or a call that did
 * not arrive
 */
export async function answerUntilKnown<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  request: v.InferInput<Request>,
  isDone: () => Promise<boolean>,
): Promise<v.InferOutput<Response> | undefined> {
  if (!browserConnection.isOnline()) {
    throw new AppError('offline', `Not called while offline: ${operation.name}`);
  }
  const { untilKnown } = await attempt(loadUntilKnown);
  // Asking the user for a code takes as long as it takes: each call is waited for by itself.
  return withTrust(() =>
    untilKnown<v.InferOutput<Response> | undefined>({
      answer: callOnce(operation, request),
      wasSent: () => true,
      look: async () => ((await isDone()) ? 'there' : 'open'),
      result: undefined,
    }),
  );
}

/** As {@link answerUntilKnown}, of a change whose answer says no more than that it was made. */
export async function callUntilKnown<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  request: v.InferInput<Request>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  await answerUntilKnown(operation, request, isDone);
}

/** What posts, and the tokens that it shows. */
async function withTokens() {
  const [sdk, idToken, appCheck] = await Promise.all([loadSdk(), currentToken(), appCheckToken()]);
  return { sdk, tokens: { idToken, appCheck } };
}

/**
 * Counts documents without reading them; a thousand cost what one costs that is read.
 * @returns how many there are, the query's limit at most
 * @throws AppError `offline` or `timeout` when the server does not answer
 */
export function countDocuments(query: CountQuery): Promise<number> {
  return attempt(async () => {
    const { sdk, tokens } = await withTokens();
    return sdk.countByRest(firebaseConfig(), tokens, query);
  });
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
  return withTrust(() =>
    attempt(async () => {
      const { sdk, tokens } = await withTokens();
      return checkAnswer(
        operation,
        await sdk.postToFunction(firebaseConfig(), operation.name, tokens, request),
      );
    }),
  );
}

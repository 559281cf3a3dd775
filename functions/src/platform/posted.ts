import { AppError } from '@fleetfoot/shared/domain';
import type { Operation } from '@fleetfoot/shared/operations';
import { getAuth } from 'firebase-admin/auth';
import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import { type CallRequest, mostBytesOf, served, type UseCase } from './answer';
import { APP_CHECK_HEADER, isAppCheckEnforced, isAttested } from './app-check';
import { bearerToken } from './bearer-token';
import { jsonIn, takeBody } from './bodies';
import type { RequestAuth } from './caller';
import { addressOf } from './client-address';
import { app } from './database';
import { toHttpsError } from './errors';

/** A function over plain HTTP; `run` serves a call past HTTP, as a callable function's does. */
export interface PostedFunction<Response> extends HttpsFunction {
  run(call: CallRequest): Promise<Response>;
}

/**
 * The verified ID token of a request; `undefined` without one.
 * @throws AppError `unauthenticated` for one that is expired, forged or of another project
 */
async function bearerAuth(authorization: string | undefined): Promise<RequestAuth | undefined> {
  const token = bearerToken(authorization);
  if (token === undefined) return undefined;
  try {
    const claims = await getAuth(app()).verifyIdToken(token);
    return { uid: claims.uid, token: claims };
  } catch {
    throw new AppError('unauthenticated', 'The ID token is not valid.');
  }
}

/**
 * The deployed function that serves an operation over plain HTTP: JSON is posted to it with the caller's ID token, and
 * JSON comes back. It refuses as a callable function does.
 */
export function posted<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  useCase: UseCase<Request, Response>,
  options: HttpsOptions,
): PostedFunction<v.InferOutput<Response>> {
  const run = served(operation, useCase);
  // Any origin, as for callable functions: what a page may do hangs on the token, which no browser adds by itself.
  const serve = onRequest({ ...options, cors: true, invoker: 'public' }, async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set('Cache-Control', 'no-store');
    try {
      if (request.method !== 'POST') throw new AppError('invalid-argument', `${operation.name}: POST only`);
      const auth = await bearerAuth(request.headers.authorization);
      const most = mostBytesOf(operation);
      const body = await takeBody(request, most);
      const isPage = isAppCheckEnforced() && (await isAttested(request.get(APP_CHECK_HEADER)));
      const address = addressOf(request, 'own');
      const data = body.length > most ? undefined : jsonIn(body);
      response.json(await run({ data, auth, size: body.length, address, isAttested: isPage }));
    } catch (error) {
      const told = toHttpsError(error);
      response.status(told.httpErrorCode.status).json({ error: told.toJSON() });
    }
  });
  return Object.assign(serve, { run });
}

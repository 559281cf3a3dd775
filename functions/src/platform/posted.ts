import { AppError } from '@fleetfoot/shared/domain';
import { getAuth } from 'firebase-admin/auth';
import { type HttpsFunction, onRequest } from 'firebase-functions/v2/https';
import type { Served } from './answer';
import { APP_CHECK_HEADER, isAppCheckEnforced, isAttested } from './app-check';
import { bearerToken } from './bearer-token';
import { jsonIn, takeBody } from './bodies';
import type { RequestAuth } from './caller';
import { addressOf } from './client-address';
import { app } from './database';
import { toHttpsError } from './errors';
import { FUNCTION_OPTIONS } from './options';

/** A function over plain HTTP; `run` serves a call past HTTP, as a callable function's does. */
export interface PostedFunction extends HttpsFunction, Pick<Served, 'run'> {}

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
export function posted({ name, mostBytes, secrets, run }: Served): PostedFunction {
  const options = { ...FUNCTION_OPTIONS, secrets: [...secrets] };
  // Any origin, as for callable functions: what a page may do hangs on the token, which no browser adds by itself.
  const serve = onRequest({ ...options, cors: true, invoker: 'public' }, async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set('Cache-Control', 'no-store');
    try {
      if (request.method !== 'POST') throw new AppError('invalid-argument', `${name}: POST only`);
      const auth = await bearerAuth(request.headers.authorization);
      const body = await takeBody(request, mostBytes);
      const isPage = isAppCheckEnforced() && (await isAttested(request.get(APP_CHECK_HEADER)));
      const address = addressOf(request, 'own');
      const data = body.length > mostBytes ? undefined : jsonIn(body);
      response.json(await run({ data, auth, size: body.length, address, isAttested: isPage }));
    } catch (error) {
      const told = toHttpsError(error);
      response.status(told.httpErrorCode.status).json({ error: told.toJSON() });
    }
  });
  return Object.assign(serve, { run });
}

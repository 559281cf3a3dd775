import { AppError } from '@fleetfoot/shared/domain';
import type { Operation } from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import { answer } from '../callable/answer';
import { database } from '../callable/database';
import { toHttpsError } from '../callable/to-https-error';
import type { Caller } from '../domain/caller';
import { bearerAuth } from './bearer-auth';

/**
 * The function that serves an operation over plain HTTP: JSON is posted to it with the caller's ID token, and comes
 * back. It refuses as a callable function does.
 */
export function posted<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  useCase: (
    database: Firestore,
    caller: Caller,
    request: v.InferOutput<Request>,
  ) => Promise<v.InferOutput<Response>>,
  options: HttpsOptions,
): HttpsFunction {
  // Any origin, as for callable functions: what a page may do hangs on the token, which no browser adds by itself.
  return onRequest({ ...options, cors: true, invoker: 'public' }, async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set('Cache-Control', 'no-store');
    try {
      if (request.method !== 'POST') throw new AppError('invalid-argument', `${operation.name}: POST only`);
      const auth = await bearerAuth(request.headers.authorization);
      const { body: data, rawBody } = request;
      const size = rawBody?.length ?? 0;
      response.json(
        await answer(operation, { data, size, auth }, (caller, parsed) =>
          useCase(database(), caller, parsed),
        ),
      );
    } catch (error) {
      const told = toHttpsError(error);
      if (told.code === 'internal') logError(operation.name, error);
      response.status(told.httpErrorCode.status).json({ error: told.toJSON() });
    }
  });
}

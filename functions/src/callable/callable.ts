import type { Operation } from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { type CallableFunction, type CallableOptions, onCall } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import type { Caller } from '../domain/caller';
import { answer } from './answer';
import { database } from './database';
import { CALLABLE_OPTIONS } from './options';
import { toHttpsError } from './to-https-error';

/** The function that serves an operation with a use case. */
export function callable<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  useCase: (
    database: Firestore,
    caller: Caller,
    request: v.InferOutput<Request>,
  ) => Promise<v.InferOutput<Response>>,
  options: CallableOptions = CALLABLE_OPTIONS,
): CallableFunction<unknown, Promise<v.InferOutput<Response>>> {
  return onCall(options, async ({ data, auth, rawRequest }) => {
    try {
      const size = rawRequest.rawBody.length;
      return await answer(operation, { data, size, auth }, (caller, request) =>
        useCase(database(), caller, request),
      );
    } catch (error) {
      const told = toHttpsError(error);
      if (told.code === 'internal') logError(operation.name, error);
      throw told;
    }
  });
}

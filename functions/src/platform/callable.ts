import type { Operation } from '@fleetfoot/shared/operations';
import { type CallableFunction, type CallableOptions, onCall } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import { served, type UseCase } from './answer';
import { addressOf } from './client-address';
import { FUNCTION_OPTIONS } from './options';

/** The deployed callable function that serves an operation with a use case. */
export function callable<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  useCase: UseCase<Request, Response>,
  options: CallableOptions = FUNCTION_OPTIONS,
): CallableFunction<unknown, Promise<v.InferOutput<Response>>> {
  const run = served(operation, useCase);
  // Not by the option `enforceAppCheck`: its refusal reads like the one of a session that has ended.
  return onCall(options, ({ data, auth, app, rawRequest }) =>
    run({
      data,
      auth,
      size: rawRequest.rawBody.length,
      address: addressOf(rawRequest),
      isAttested: app !== undefined,
    }),
  );
}

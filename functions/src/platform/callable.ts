import type { Operation } from '@fleetfoot/shared/operations';
import {
  type CallableFunction,
  type CallableOptions,
  type Request as HttpRequest,
  onCall,
} from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import { mostBytesOf, served, type UseCase } from './answer';
import { jsonIn, takeBody } from './bodies';
import { addressOf } from './client-address';
import { FUNCTION_OPTIONS } from './options';

/** Tells JSON that callable functions are sent from any other: nothing else is handed on, nor logged by those who refuse it. */
function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).join() === 'data';
}

/** Refuses numbers in Google's own writing, which no client of ours sends: what is none would fail past every check. */
function withoutTypes(key: string, value: unknown): unknown {
  if (key === '@type') throw new Error('A call is plain JSON.');
  return value;
}

/** Reads the body of a call. One that is too long is handed on without its content, for the operation to refuse. */
async function readCall(request: HttpRequest, most: number): Promise<void> {
  if ((request as Partial<HttpRequest>).rawBody) return;
  const body = await takeBody(request, most);
  const sent = body.length > most ? { data: null } : jsonIn(body, withoutTypes);
  request.body = isCall(sent) ? sent : undefined;
}

/** The deployed callable function that serves an operation with a use case. */
export function callable<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  useCase: UseCase<Request, Response>,
  options: CallableOptions = FUNCTION_OPTIONS,
): CallableFunction<unknown, Promise<v.InferOutput<Response>>> {
  const run = served(operation, useCase);
  // Not by the option `enforceAppCheck`: its refusal reads like the one of a session that has ended.
  const serve = onCall(options, ({ data, auth, app, rawRequest }) =>
    run({
      data,
      auth,
      size: rawRequest.rawBody.length,
      address: addressOf(rawRequest, 'own'),
      isAttested: app !== undefined,
    }),
  );
  return Object.assign(async (request: HttpRequest, response: Parameters<typeof serve>[1]) => {
    await readCall(request, mostBytesOf(operation));
    return serve(request, response);
  }, serve);
}

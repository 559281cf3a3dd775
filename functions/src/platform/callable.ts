import { AppError } from '@fleetfoot/shared/domain';
import { type NamedCall, NamedCallSchema, OPERATIONS } from '@fleetfoot/shared/operations';
import {
  type CallableFunction,
  type CallableOptions,
  type Request as HttpRequest,
  onCall,
} from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { answer, type Served } from './answer';
import { jsonIn, takeBody } from './bodies';
import { addressOf } from './client-address';
import { withClientErrors } from './errors';
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

/** The deployed callable function at an operation's own address. */
export function callable(
  { mostBytes, secrets, run }: Pick<Served, 'mostBytes' | 'secrets' | 'run'>,
  options: CallableOptions = FUNCTION_OPTIONS,
): CallableFunction<unknown, Promise<unknown>> {
  // Not by the option `enforceAppCheck`: its refusal reads like the one of a session that has ended.
  const serve = onCall({ ...options, secrets: [...secrets] }, ({ data, auth, app, rawRequest }) =>
    run({
      data,
      auth,
      size: rawRequest.rawBody.length,
      address: addressOf(rawRequest, 'own'),
      isAttested: app !== undefined,
    }),
  );
  return Object.assign(async (request: HttpRequest, response: Parameters<typeof serve>[1]) => {
    await readCall(request, mostBytes);
    return serve(request, response);
  }, serve);
}

/**
 * The deployed callable function that serves operations by name. A body is read up to the largest limit of them all, and
 * the named one then holds its own.
 */
export function callableByName(
  operations: readonly Served[],
  options: CallableOptions,
): CallableFunction<unknown, Promise<unknown>> {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const mostBytes = Math.max(...operations.map((operation) => operation.mostBytes));
  const named = { name: OPERATIONS, request: NamedCallSchema, response: v.unknown(), mostBytes };
  const secrets = [...new Set(operations.flatMap((operation) => operation.secrets))];
  return callable(
    {
      mostBytes,
      secrets,
      run: (call) =>
        withClientErrors(OPERATIONS, () =>
          answer(named, call, (_, { operation, request }: NamedCall) => {
            const found = byName.get(operation);
            if (!found) throw new AppError('not-found', 'There is no such operation.');
            return found.run({ ...call, data: request });
          }),
        ),
    },
    options,
  );
}

import { AppError } from '@fleetfoot/shared/domain';
import type { Operation } from '@fleetfoot/shared/operations';
import * as v from 'valibot';
import type { Caller } from '../domain/caller';
import { callerOf, type RequestAuth } from './caller-of';
import { describeIssues } from './describe-issues';

/** Largest request that is usually looked at, in bytes: many times the largest that a form sends. */
const MAX_REQUEST_BYTES = 16_384;

interface CallRequest {
  readonly data: unknown;
  /** Length of the body, in bytes. */
  readonly size: number;
  readonly auth?: RequestAuth | undefined;
}

/**
 * One call: parse, authorise, run the use case, answer with what the operation declares and nothing more.
 * @throws AppError
 */
export async function answer<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  { data, size, auth }: CallRequest,
  useCase: (caller: Caller, request: v.InferOutput<Request>) => Promise<v.InferOutput<Response>>,
): Promise<v.InferOutput<Response>> {
  const { name, mostBytes = MAX_REQUEST_BYTES } = operation;
  if (size > mostBytes) {
    throw new AppError('invalid-argument', `${name}: more than ${mostBytes} bytes`);
  }
  const parsed = v.safeParse(operation.request, data, { abortPipeEarly: true });
  if (!parsed.success) {
    throw new AppError('invalid-argument', `${name}: ${describeIssues(parsed.issues)}`);
  }
  const caller = callerOf(auth);
  return v.parse(operation.response, await useCase(caller, parsed.output));
}

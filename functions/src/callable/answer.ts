import { AppError, type Operation } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import type { Caller } from '../domain/caller';
import { callerOf, type RequestAuth } from './caller-of';

/**
 * One call: parse, authorise, run the use case, answer with what the operation declares and nothing more.
 * @throws AppError
 */
export async function answer<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  request: { readonly data: unknown; readonly auth?: RequestAuth | undefined },
  useCase: (caller: Caller, request: v.InferOutput<Request>) => Promise<v.InferOutput<Response>>,
): Promise<v.InferOutput<Response>> {
  const parsed = v.safeParse(operation.request, request.data);
  if (!parsed.success) {
    throw new AppError('invalid-argument', `${operation.name}: ${v.summarize(parsed.issues)}`);
  }
  const caller = callerOf(request.auth);
  return v.parse(operation.response, await useCase(caller, parsed.output));
}

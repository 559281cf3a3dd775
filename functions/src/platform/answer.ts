import { AppError } from '@fleetfoot/shared/domain';
import type { Operation } from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import type { HttpsOptions } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { requireAttested } from './app-check';
import { type Caller, callerOf, type RequestAuth } from './caller';
import { database } from './database';
import { withClientErrors } from './errors';

/** Largest request that is usually looked at, in bytes: many times the largest that a form sends. */
const MAX_REQUEST_BYTES = 16_384;

/** Length of the longest request that an operation looks at, in bytes. */
function mostBytesOf({ mostBytes = MAX_REQUEST_BYTES }: { readonly mostBytes?: number }): number {
  return mostBytes;
}

/** The checked request of an operation. */
export type RequestOf<Called extends Operation<v.GenericSchema, v.GenericSchema>> = v.InferOutput<
  Called['request']
>;

/** What an operation answers. */
export type ResponseOf<Called extends Operation<v.GenericSchema, v.GenericSchema>> = v.InferOutput<
  Called['response']
>;

/** A call as a transport brings it. */
export interface CallRequest {
  readonly data: unknown;
  /** Length of the body, in bytes. */
  readonly size: number;
  readonly auth?: RequestAuth | undefined;
  /** IP address of the client; empty where it is not known. */
  readonly address?: string | undefined;
  /** Whether App Check says that a page of ours makes the call. */
  readonly isAttested?: boolean | undefined;
}

/** Which fields are wrong and the rule each breaks: never what was sent, neither values nor names of unknown fields. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map(({ type, expected, path = [] }) => {
      const isUnknown = expected === 'never';
      const keys = (isUnknown ? path.slice(0, -1) : path).map(({ key }) => String(key));
      return `${keys.join('.') || 'request'} (${isUnknown ? 'unknown field' : type})`;
    })
    .join(', ');
}

/**
 * One call: who calls, what they ask for, the use case, and an answer with what the operation declares and no more.
 * @throws AppError
 */
export async function answer<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  { data, size, auth, address, isAttested }: CallRequest,
  useCase: (caller: Caller, request: v.InferOutput<Request>) => Promise<v.InferOutput<Response>>,
): Promise<v.InferOutput<Response>> {
  const { name } = operation;
  const mostBytes = mostBytesOf(operation);
  requireAttested(isAttested);
  if (size > mostBytes) {
    throw new AppError('invalid-argument', `${name}: more than ${mostBytes} bytes`);
  }
  // Before the body is judged: what a request has to look like is nothing that a stranger learns here.
  const caller = callerOf(auth, address);
  const parsed = v.safeParse(operation.request, data, { abortPipeEarly: true });
  if (!parsed.success) {
    throw new AppError('invalid-argument', `${name}: ${describeIssues(parsed.issues)}`);
  }
  return v.parse(operation.response, await useCase(caller, parsed.output));
}

/** A use case, as every transport runs it. */
export type UseCase<Request extends v.GenericSchema, Response extends v.GenericSchema> = (
  database: Firestore,
  caller: Caller,
  request: v.InferOutput<Request>,
) => Promise<v.InferOutput<Response>>;

/** A secret that a function is given. */
type Secret = NonNullable<HttpsOptions['secrets']>[number];

/** An operation and the use case that serves it, for any transport. */
export interface Served {
  readonly name: string;
  readonly hasOwnAddress: boolean;
  /** Length of the longest request that it looks at, in bytes. */
  readonly mostBytes: number;
  readonly secrets: readonly Secret[];
  /** @throws HttpsError */
  run(call: CallRequest): Promise<unknown>;
}

/**
 * Serves an operation with a use case over the project's database.
 * @param secrets that the use case needs
 */
export function served<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  useCase: UseCase<Request, Response>,
  secrets: readonly Secret[] = [],
): Served {
  const { name, hasOwnAddress = false } = operation;
  return {
    name,
    hasOwnAddress,
    mostBytes: mostBytesOf(operation),
    secrets,
    run: (call) =>
      withClientErrors(name, () =>
        answer(operation, call, (caller, request) => useCase(database(), caller, request)),
      ),
  };
}

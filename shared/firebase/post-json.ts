import { AppError } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { browserConnection } from './connection';
import { UNREACHED } from './sdk-error';

/** How a server function says that it failed; the shape in which the functions SDK gets it too. */
const FailureSchema = v.object({
  error: v.object({ status: v.string(), message: v.string(), details: v.optional(v.unknown()) }),
});

/** As the functions SDK throws it, so that both are read the same way. The database's answer is a list, of one failure then. */
function failureOf(status: number, body: unknown): Error {
  const parsed = v.safeParse(FailureSchema, Array.isArray(body) ? body[0] : body);
  if (!parsed.success) return new AppError('internal', `The server function answered HTTP ${status}.`);
  const { message, details, ...failure } = parsed.output.error;
  const code = `functions/${failure.status.toLowerCase().replaceAll('_', '-')}`;
  return Object.assign(new Error(message), { code, details });
}

function unreached(error: unknown): AppError {
  // By name: what a signal rejects with is no Error everywhere.
  const isLate = v.is(v.object({ name: v.literal('TimeoutError') }), error);
  if (isLate || !browserConnection.isOnline())
    return new AppError(isLate ? 'timeout' : 'offline', String(error), { cause: error });
  return new AppError('offline', String(error), { cause: error, userMessage: UNREACHED });
}

/** What a call shows of who makes it. */
export interface Tokens {
  /** The user's. */
  readonly idToken: string;
  /** App Check's: that the call is made by the product's page. */
  readonly appCheck?: string | undefined;
}

/**
 * Posts JSON with the caller's tokens.
 * @param ms how long to wait for the whole answer
 * @returns the answer, unchecked
 * @throws what the function says went wrong; AppError `offline` or `timeout` when it could not be heard
 */
export async function postJson(
  address: string,
  { idToken, appCheck }: Tokens,
  request: unknown,
  ms: number,
  send: typeof fetch = fetch,
): Promise<unknown> {
  const response = await send(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${idToken}`,
      ...(appCheck !== undefined && { 'X-Firebase-AppCheck': appCheck }),
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(ms),
  }).catch((error: unknown) => {
    throw unreached(error);
  });
  const text = await response.text().catch((error: unknown) => {
    throw unreached(error);
  });
  const body = jsonOf(text);
  if (!response.ok) throw failureOf(response.status, body);
  return body;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

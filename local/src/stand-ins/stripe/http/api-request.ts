import type { IncomingMessage } from 'node:http';
import { type Params, parseForm } from './form';
import { readBody } from './read-body';

/** A request to the API, read to its end. */
export interface ApiRequest {
  /** As in `POST /v1/customers`. */
  readonly line: string;
  readonly body: string;
  readonly params: Params;
  readonly authorization: string | undefined;
  /** The API version that the client speaks, where it says so. */
  readonly version: string | undefined;
  readonly idempotencyKey: string | undefined;
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export async function readApiRequest(request: IncomingMessage): Promise<ApiRequest> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const body = await readBody(request);
  return {
    line: `${request.method} ${pathname}`,
    body,
    params: parseForm(body === '' ? search : body),
    authorization: header(request, 'authorization'),
    version: header(request, 'stripe-version'),
    idempotencyKey: request.method === 'POST' ? header(request, 'idempotency-key') : undefined,
  };
}

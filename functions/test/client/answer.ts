import * as operations from '@fleetfoot/shared/operations';

const OWN = Object.values(operations).flatMap((one) =>
  typeof one === 'object' && 'hasOwnAddress' in one ? one.name : [],
);

/** The function that serves an operation, and what it is sent. */
export function callOf(
  operation: string,
  request: unknown,
): { readonly name: string; readonly data: unknown } {
  if (OWN.includes(operation)) return { name: operation, data: request };
  return { name: operations.OPERATIONS, data: { operation, request } };
}

/** The answer of a function, in the shape that a callable one sends over HTTP. */
export interface Answer {
  readonly status: number;
  readonly body: {
    readonly result?: unknown;
    readonly error?: {
      readonly status: string;
      readonly message: string;
      readonly details?: { readonly code: string; readonly userMessage: string };
    };
  };
}

/** The answer of the public API. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface ApiOptions {
  readonly key?: string;
  readonly body?: unknown;
  /** The body as it is sent, in place of JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The headers and the text of a request to the API. */
export function apiRequest({ key, body, text, headers }: ApiOptions) {
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    text: sent,
  };
}

/** A refusal as the client understands it. */
export function refusal({ body }: Answer) {
  const { status, details } = body.error ?? {};
  return { status, ...details };
}

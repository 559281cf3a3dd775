import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/** Another site's name that is made to point at this machine must not reach what is kept here. */
export function isForUs({ headers }: IncomingMessage): boolean {
  return LOOPBACK.test(headers.host ?? '');
}

/** Lets pages of this machine read answers, whichever port they come from. */
export function crossOriginHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  const { origin = '' } = headers;
  if (!LOOPBACK.test(origin.replace(/^http:\/\//, ''))) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
    'access-control-expose-headers': 'request-id',
    vary: 'origin',
  };
}

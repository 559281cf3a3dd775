import { randomBytes } from 'node:crypto';

/** Names a request in its answer and in the log. */
export function newRequestId(): string {
  return `req_${randomBytes(12).toString('hex')}`;
}

import { randomBytes } from 'node:crypto';

/** @param prefix as in `pi_…` */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** What the browser has to show to work on one intent. */
export function newClientSecret(id: string): string {
  return newId(`${id}_secret`);
}

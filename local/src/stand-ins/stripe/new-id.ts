import { randomBytes } from 'node:crypto';

/** @param prefix as in `pi_…` */
export function newID(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** What the browser has to show to work on one intent. */
export function newClientSecret(id: string): string {
  return newID(`${id}_secret`);
}

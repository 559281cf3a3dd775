import { createServer } from 'node:net';

/**
 * The wanted port on loopback, or the next one that is free.
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export function freePort(wanted) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(wanted + 1)));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve(wanted)));
  });
}

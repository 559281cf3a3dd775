import { CloudError } from './cloud-error';

const LIVE_KEY = /^(?:sk|rk|pk)_live_/;

/**
 * Refuses to run the local cloud where it does no good: in production or next to live keys.
 * @throws CloudError
 */
export function refuseProduction(env: Readonly<Record<string, string | undefined>>): void {
  if (env['NODE_ENV'] === 'production') {
    throw new CloudError('The local cloud does not start with NODE_ENV=production.', [
      'It serves demo data and prints sign-in codes. Unset NODE_ENV and start again.',
    ]);
  }
  const live = Object.entries(env).find(([, value]) => value !== undefined && LIVE_KEY.test(value));
  if (live) {
    throw new CloudError(`${live[0]} holds a live payment key.`, [
      'The local cloud uses test keys only. Unset it and start again.',
    ]);
  }
}

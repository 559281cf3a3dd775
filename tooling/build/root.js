import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The folders of the remotes. */
export const REMOTES = [
  'mf-auth',
  'mf-deliveries',
  'mf-advertising',
  'mf-restaurants',
  'mf-team-billing',
  'mf-api-keys',
];

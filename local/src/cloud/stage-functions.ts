import { copyFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCAL_SECRETS } from './payment-settings';
import { ROOT } from './project-paths';

const FUNCTIONS = path.join(ROOT, 'functions');

function dotenv(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/**
 * The functions as the emulator reads them: the built code, with the parameters and secrets of this run beside it.
 * firebase-tools takes secrets from a file in the functions' own folder, and asks Google for those that it does not
 * find there.
 * @param folder is made
 * @param stripeOrigin where Stripe's API is; Stripe's own without one
 * @param settings of this run, beside the address of Stripe
 * @param built where the built code is
 */
export function stageFunctions(
  folder: string,
  stripeOrigin: string | undefined,
  settings: Readonly<Record<string, string>> = {},
  built = path.join(FUNCTIONS, 'lib'),
): string {
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(FUNCTIONS, 'package.json'), path.join(folder, 'package.json'));
  // A copy: the emulator loads the functions again when their files change, and another run may be building them.
  cpSync(built, path.join(folder, 'lib'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const values = {
    STRIPE_API_BASE: stripeOrigin ?? '',
    // Nothing is dispatched unless a run has a fleet.
    FLEET_URL: '',
    FLEET_BRINGS_PROOF: 'true',
    // Nor sent, unless a run has an inbox.
    MESSAGE_URL: '',
    // Whoever tries webhooks out listens on this machine; only emulators heed it.
    FLEETFOOT_WEBHOOKS_LOOPBACK: 'on',
    // Off unless asked for: who tries the product on many browsers is always on a new device.
    FLEETFOOT_GUARD_HOURS: process.env['FLEETFOOT_GUARD_HOURS'] ?? '0',
    ...settings,
  };
  writeFileSync(path.join(folder, '.env.local'), dotenv(values));
  writeFileSync(path.join(folder, '.secret.local'), dotenv(LOCAL_SECRETS));
  return folder;
}

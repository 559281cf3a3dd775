function variable(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: run these tests with "npm run test:functions".`);
}

/** The project of this run; in process, every worker has one of its own. */
export function projectId(): string {
  // The Admin SDK reads this one by itself, and looks for Google's metadata server unless told that there is none.
  variable('FIRESTORE_EMULATOR_HOST');
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  return variable('GCLOUD_PROJECT');
}

/** The Auth emulator, as `host:port`. */
export function authHost(): string {
  return variable('FIREBASE_AUTH_EMULATOR_HOST');
}

/** The Functions emulator, as `http://host:port`. */
export function functionsOrigin(): string {
  return variable('FUNCTIONS_EMULATOR_ORIGIN');
}

/** The local Stripe, as `http://host:port`. */
export function stripeOrigin(): string {
  return variable('STRIPE_LOCAL_URL');
}

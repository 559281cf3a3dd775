function variable(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: run these tests with "npm run test:functions".`);
}

/** Where the emulators are, as the command that started them says. */
export function emulators() {
  // The Admin SDK reads this one by itself, and looks for Google's metadata server unless told that there is none.
  variable('FIRESTORE_EMULATOR_HOST');
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  return {
    projectId: variable('GCLOUD_PROJECT'),
    /** `host:port` */
    auth: variable('FIREBASE_AUTH_EMULATOR_HOST'),
    /** `http://host:port` */
    functions: variable('FUNCTIONS_EMULATOR_ORIGIN'),
  };
}

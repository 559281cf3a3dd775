/** Where the services of this machine listen, as the page is told. */
export interface LocalServices {
  readonly projectId: string;
  /** `127.0.0.1:9099` */
  readonly authHost: string;
  readonly firestoreHost: string;
  readonly functionsHost: string;
}

/** What neither emulator knows, answered by the local host itself. */
const BY_THE_HOST: Readonly<Record<string, string>> = {
  // Whether the SMS are guarded by reCAPTCHA Enterprise: the Auth emulator answers 501, which browsers write down.
  'https://identitytoolkit.googleapis.com/v2/recaptchaConfig': '/local/recaptcha-config.json',
};

/** `https://<region>-<project>.cloudfunctions.net/<name>` */
const OF_A_FUNCTION = /^https:\/\/([a-z]+-[a-z]+\d)-([a-z\d-]+)\.cloudfunctions\.net\/(.*)$/;
const OF_APP_CHECK = /^https:\/\/content-firebaseappcheck\.googleapis\.com\/v1\//;
const OF_AUTH = /^https:\/\/((?:identitytoolkit|securetoken)\.googleapis\.com\/.*)$/;
const OF_FIRESTORE = /^https:\/\/firestore\.googleapis\.com\/(.*)$/;

/**
 * Where a request to one of Firebase's services goes on this machine, by the paths that the emulators use.
 * @returns the address itself when it is none of theirs
 */
export function localAddress(address: string, services: LocalServices): string {
  const byTheHost = BY_THE_HOST[address.split('?', 1)[0] ?? ''];
  if (byTheHost !== undefined) return byTheHost;
  if (OF_APP_CHECK.test(address)) return '/local/app-check';
  const [, auth] = OF_AUTH.exec(address) ?? [];
  if (auth !== undefined) return `http://${services.authHost}/${auth}`;
  const [, firestore] = OF_FIRESTORE.exec(address) ?? [];
  if (firestore !== undefined) return `http://${services.firestoreHost}/${firestore}`;
  const [, region, project, name] = OF_A_FUNCTION.exec(address) ?? [];
  const isOurs = name !== undefined && project === services.projectId;
  return isOurs ? `http://${services.functionsHost}/${project}/${region}/${name}` : address;
}

import { type FirebaseConfig, firebaseConfig, report } from './firebase-config';
import { once } from './once';

async function load(config: FirebaseConfig, siteKey: string) {
  const sdk = await import(/* webpackChunkName: "firebase-app-check" */ './sdk-app-check');
  return { sdk, appCheck: sdk.openAppCheck(config, siteKey) };
}

/**
 * Loads App Check and registers it with the app, where the deployment has a key for it: before the first request of any
 * service, which then carries its token. `undefined` without a key.
 */
export const openAppCheck = once(async () => {
  const config = firebaseConfig();
  return config.appCheck && load(config, config.appCheck.siteKey);
});

/**
 * The token that says that this is the product's page; `undefined` without a key, and where it cannot be had: whether a
 * call without one is refused is the server's to say.
 */
export async function appCheckToken(): Promise<string | undefined> {
  const opened = await openAppCheck();
  if (opened === undefined) return undefined;
  try {
    const { token } = await opened.sdk.getToken(opened.appCheck);
    return token;
  } catch (error) {
    report(error, { loading: 'app-check' });
    return undefined;
  }
}

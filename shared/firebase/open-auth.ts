import { firebaseConfig } from './firebase-config';
import { once } from './once';
import { openAppCheck } from './open-app-check';

/** Loads the auth SDK and registers Auth with the app. */
export const openAuth = once(async () => {
  const config = firebaseConfig();
  const [sdk] = await Promise.all([
    import(/* webpackChunkName: "firebase-auth" */ './sdk-auth'),
    // Every other service waits for Auth, so that none asks before App Check is there.
    openAppCheck(),
  ]);
  return { sdk, auth: sdk.openAuth(config) };
});

/** Auth once it knows who is signed in, so that the first request of another service carries the token. */
export async function authReady(): Promise<void> {
  const { auth } = await openAuth();
  await auth.authStateReady();
}

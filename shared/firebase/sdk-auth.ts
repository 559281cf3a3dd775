import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  updateCurrentUser,
} from 'firebase/auth';
import type { FirebaseConfig } from './firebase-config';
import { openApp } from './sdk-app';
import { smsLanguage } from './sms-language';

export { onAuthStateChanged, RecaptchaVerifier, signInWithPhoneNumber, signOut } from 'firebase/auth';

/** Phone sign-in needs no popup resolver: leaving it out saves its code and its frame. */
export function openAuth(config: FirebaseConfig): Auth {
  const auth = initializeAuth(openApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  auth.languageCode = smsLanguage(navigator.language);
  return auth;
}

/** Signs an app of its own in as the user of the page, and keeps nothing of it. */
export async function lendUser(twin: FirebaseApp, { currentUser }: Auth): Promise<void> {
  await updateCurrentUser(initializeAuth(twin, { persistence: inMemoryPersistence }), currentUser);
}

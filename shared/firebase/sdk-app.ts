import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { FirebaseConfig } from './firebase-config';

/** The one Firebase app, made on first use. Part of the SDK chunks. */
export function openApp({ apiKey, authDomain, projectId, appId }: FirebaseConfig): FirebaseApp {
  return getApps()[0] ?? initializeApp({ apiKey, authDomain, projectId, appId });
}

/**
 * Opens another app of the same project. It has neither user nor App Check yet.
 * @param name no other app's
 */
export function openTwin(config: FirebaseConfig, name: string): FirebaseApp {
  return initializeApp(openApp(config).options, name);
}

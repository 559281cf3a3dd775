import { type AppCheck, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { FirebaseConfig } from './firebase-config';
import { openApp } from './sdk-app';

export { getToken } from 'firebase/app-check';

/** App Check by reCAPTCHA Enterprise, which asks nothing of the user; its token is renewed before it ends. */
export function openAppCheck(config: FirebaseConfig, siteKey: string): AppCheck {
  return initializeAppCheck(openApp(config), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

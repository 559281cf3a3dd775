import type { FirebaseApp } from 'firebase/app';
import {
  type AppCheck,
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import type { FirebaseConfig } from './firebase-config';
import { openApp } from './sdk-app';

export { getToken };

/** How long an app of its own keeps a token of the page, which renews it in time. */
const LENT_MS = 60_000;

/** App Check by reCAPTCHA Enterprise, which asks nothing of the user; its token is renewed before it ends. */
export function openAppCheck(config: FirebaseConfig, siteKey: string): AppCheck {
  return initializeAppCheck(openApp(config), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/** Lets an app of its own ask the page for its tokens. */
export function lendAppCheck(twin: FirebaseApp, appCheck: AppCheck): void {
  const provider = new CustomProvider({
    async getToken() {
      const { token } = await getToken(appCheck);
      return { token, expireTimeMillis: Date.now() + LENT_MS };
    },
  });
  initializeAppCheck(twin, { provider });
}

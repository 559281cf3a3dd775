import { attempt } from './attempt';
import { openAuth } from './open-auth';

/** A one-time code on its way to a phone. */
export interface PendingCode {
  /** E.164. */
  readonly phoneNumber: string;
  /** Milliseconds since the page began to load. */
  readonly sentAt: number;
  /**
   * Signs in with the code.
   * @throws AppError; see `signInProblem`
   */
  confirm(code: string): Promise<void>;
}

/**
 * Sends a one-time code by SMS.
 * @param phoneNumber E.164
 * @param botCheckContainer an element of the page in which the invisible bot check may show a challenge
 * @throws AppError; see `signInProblem`
 */
export function sendCode(phoneNumber: string, botCheckContainer: HTMLElement): Promise<PendingCode> {
  return attempt(async () => {
    const { sdk, auth } = await openAuth();
    // A verifier that is used twice never answers, and its element cannot be used again: both serve one attempt.
    const element = botCheckContainer.appendChild(document.createElement('div'));
    const verifier = new sdk.RecaptchaVerifier(auth, element, { size: 'invisible' });
    try {
      const pending = await sdk.signInWithPhoneNumber(auth, phoneNumber, verifier);
      return {
        phoneNumber,
        sentAt: performance.now(),
        confirm: (code) =>
          attempt(async () => {
            await pending.confirm(code);
          }),
      };
    } finally {
      verifier.clear();
      element.remove();
    }
  });
}

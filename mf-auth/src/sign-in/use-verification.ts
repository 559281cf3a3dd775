import type { PendingCode, SignInProblem } from '@fleetfoot/shared/firebase';
import { useServices } from '@fleetfoot/shared/remote';
import { useRef, useState } from 'react';
import { acceptEither } from './accept-either';
import { attempt } from './attempt';
import { dropPendingCode, keepPendingCode, readPendingCode } from './pending-code';

interface Verification {
  /** `undefined`: there is no code to enter. */
  readonly pending: PendingCode | undefined;
  confirmCode(code: string): Promise<SignInProblem | undefined>;
  resend(botCheckContainer: HTMLElement): Promise<SignInProblem | undefined>;
}

/**
 * The code that is waited for on /verify.
 * @param onSignedIn called once a code was right
 */
export function useVerification(onSignedIn: () => void): Verification {
  const services = useServices();
  // Of the moment the page was opened: that the code is used up must not send a signed-in user back to /login.
  const [pending, setPending] = useState(readPendingCode);
  const latest = useRef(pending);

  function confirmCode(code: string) {
    return attempt(
      async () => {
        await pending?.confirm(code);
        dropPendingCode();
        onSignedIn();
      },
      (error) => services.report(error, { step: 'confirm-code' }),
    );
  }

  function resend(botCheckContainer: HTMLElement) {
    return attempt(
      async ({ sendCode, signInProblem }) => {
        if (!pending) return;
        const sent = await sendCode(pending.phoneNumber, botCheckContainer);
        const either = latest.current ? acceptEither(sent, latest.current, signInProblem) : sent;
        latest.current = sent;
        keepPendingCode(either);
        setPending(either);
      },
      (error) => services.report(error, { step: 'resend-code' }),
    );
  }

  return { pending, confirmCode, resend };
}

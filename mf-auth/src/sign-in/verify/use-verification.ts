import type { PendingCode } from '@fleetfoot/shared/firebase';
import { type SignInProblem, signInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';
import { useServices } from '@fleetfoot/shared/remote';
import { useRef, useState } from 'react';
import { dropPendingCode, keepPendingCode, readPendingCode, runStep } from '../data';

/**
 * A newly sent code that lets the one sent before count too: messages arrive late and out of order, and the
 * user enters the one that is on the screen.
 * @param problemOf names the problem of a rejected code
 */
export function acceptEither(
  latest: PendingCode,
  earlier: PendingCode,
  problemOf: (error: unknown) => SignInProblem,
): PendingCode {
  if (latest.phoneNumber !== earlier.phoneNumber) return latest;
  return {
    phoneNumber: latest.phoneNumber,
    sentAt: latest.sentAt,
    async confirm(code) {
      try {
        await latest.confirm(code);
      } catch (error) {
        if (problemOf(error) !== 'wrong-code') throw error;
        // When the earlier code fails as well, the error shown is that of the latest.
        await earlier.confirm(code).catch(() => {
          throw error;
        });
      }
    },
  };
}

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
    return runStep(
      async () => {
        await pending?.confirm(code);
        dropPendingCode();
        onSignedIn();
      },
      (error) => services.report(error, { step: 'confirm-code' }),
    );
  }

  function resend(botCheckContainer: HTMLElement) {
    return runStep(
      async ({ sendCode }) => {
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

import type { PendingCode, SignInProblem } from '@fleetfoot/shared/firebase';

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
        // What the user is told is about the latest code, whatever became of the earlier one.
        await earlier.confirm(code).catch(() => {
          throw error;
        });
      }
    },
  };
}

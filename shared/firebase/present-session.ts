import { attempt } from './attempt';
import type { PresentSession } from './device-session';

export type { PresentSession } from './device-session';

/**
 * Tells the server which device the present sign-in is on.
 * @param again also when it was told today
 * @throws AppError `unauthenticated` for a sign-in that was ended
 */
export function startSession(again = false): Promise<PresentSession> {
  return attempt(async () => {
    const { startPresentSession } = await import(/* webpackChunkName: "device-session" */ './device-session');
    return startPresentSession(again);
  });
}

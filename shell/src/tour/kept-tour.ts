import { type DeviceStore, deviceStore, sessionCheck } from '@fleetfoot/shared/device';
import type { ShellContextValue } from '../chrome/use-shell';

/** The order of the stop that its user is at, or that they have ended the tour, and since when. */
export interface KeptTour {
  readonly stop: number | 'over';
  /** By this device's clock, in milliseconds. */
  readonly at: number;
}

/** Of the user, whichever organisation they work for: who knows the product needs no second tour. */
export const KEPT = 'tour';

/** Who has left a stop for so long does not go on. In milliseconds. */
const LONGEST_PAUSE_MS = 86_400_000;

/** How far the tour is, as the device keeps it. */
export function stateOf(kept: KeptTour | undefined): 'new' | 'on' | 'over' {
  if (kept === undefined) return 'new';
  return kept.stop === 'over' || Date.now() - kept.at > LONGEST_PAUSE_MS ? 'over' : 'on';
}

/** What the device keeps of the tour. */
export function tourDevice(
  session: ShellContextValue['session'],
  uid: string,
  orgID: string,
): DeviceStore<KeptTour> {
  return deviceStore<KeptTour>({
    ...{ uid, remoteID: 'shell', name: 'tour' },
    isCurrent: sessionCheck(session, uid, orgID),
  });
}

import type { ShellServices } from '@fleetfoot/shared/contract';
import type { AppError } from '@fleetfoot/shared/domain';
import type { DocumentObserver } from '@fleetfoot/shared/firebase';
import type { CourierPosition } from '@fleetfoot/shared/model/delivery/courier';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { isOnTheRoad } from '@fleetfoot/shared/model/delivery/delivery-status';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** What is known of the courier of a delivery that is on the road. */
export interface Ride {
  readonly position: CourierPosition | undefined;
  /** The position can no longer be followed, or not at present. */
  readonly failed: boolean;
}

const UNHEARD: readonly string[] = ['offline', 'timeout'];

/** Tells the operator of a position that cannot be followed, but not where nobody answered: it is asked for again. */
export function reportUnfollowed(report: ShellServices['report'], error: AppError): void {
  if (!UNHEARD.includes(error.code)) report(error, { part: 'courier-position' });
}

const NOTHING: Ride = { position: undefined, failed: false };

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether somebody can see this tab. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(onVisibility, () => !document.hidden);
}

/**
 * Follows the courier of a delivery while one is on the road and somebody looks: a hidden tab reads nothing.
 * @param follow stable; calls back with each position and returns the function that ends it
 */
export function useRide(
  delivery: Pick<Delivery, 'status'> | undefined,
  follow: (observer: DocumentObserver<CourierPosition>) => () => void,
): Ride | undefined {
  const { report } = useServices();
  const isRiding = delivery !== undefined && isOnTheRoad(delivery.status);
  const isVisible = useIsVisible();
  const [ride, setRide] = useState(NOTHING);
  useEffect(() => {
    if (!isRiding || !isVisible) return undefined;
    return follow({
      next: (position) => setRide({ position, failed: false }),
      fail(error) {
        // What was known stays, with its age.
        setRide(({ position }) => ({ position, failed: true }));
        reportUnfollowed(report, error);
      },
    });
  }, [isRiding, isVisible, follow, report]);
  return isRiding ? ride : undefined;
}

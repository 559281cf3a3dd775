import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Skeleton } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import type { TrackingCard } from './tracking-card';

const load = async () => {
  const { TrackingCard } = await import(/* webpackChunkName: "below-delivery" */ './tracking-card');
  return TrackingCard;
};

interface DeliveryTrackingProps {
  readonly delivery: Delivery;
}

/** The link by which the recipient follows a delivery; below its details, and loaded after them. */
export function DeliveryTracking({ delivery }: DeliveryTrackingProps) {
  const { report } = useServices();
  return (
    <LazyPart<ComponentProps<typeof TrackingCard>>
      load={load}
      props={{ delivery }}
      waiting={<Skeleton height={148} />}
      onFailure={(error) => report(error, { part: 'delivery-tracking' })}
    />
  );
}

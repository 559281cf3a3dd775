import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Skeleton } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import type { LivePrivacyCard } from './live-privacy-card';

const load = async () => {
  const { LivePrivacyCard } = await import(/* webpackChunkName: "below-delivery" */ './live-privacy-card');
  return LivePrivacyCard;
};

interface DeliveryPrivacyProps {
  readonly delivery: Delivery;
}

/** Until when a delivery's details are kept; below everything else, and loaded after it. */
export function DeliveryPrivacy({ delivery }: DeliveryPrivacyProps) {
  const { report } = useServices();
  return (
    <LazyPart<ComponentProps<typeof LivePrivacyCard>>
      load={load}
      props={{ delivery }}
      waiting={<Skeleton height={104} />}
      onFailure={(error) => report(error, { part: 'delivery-privacy' })}
    />
  );
}

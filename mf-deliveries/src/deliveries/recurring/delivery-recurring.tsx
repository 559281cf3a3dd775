import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Skeleton } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import type { RecurringCard } from './recurring-card';

const load = async () => {
  const { RecurringCard } = await import(/* webpackChunkName: "below-delivery" */ './recurring-card');
  return RecurringCard;
};

interface DeliveryRecurringProps {
  readonly delivery: Delivery;
}

/** Which recurring delivery a delivery is of; below its details, and loaded after them. */
export function DeliveryRecurring({ delivery }: DeliveryRecurringProps) {
  const { report } = useServices();
  return (
    <LazyPart<ComponentProps<typeof RecurringCard>>
      load={load}
      props={{ delivery }}
      waiting={<Skeleton height={104} />}
      onFailure={(error) => report(error, { part: 'delivery-recurring' })}
    />
  );
}

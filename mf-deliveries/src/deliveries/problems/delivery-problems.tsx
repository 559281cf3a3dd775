import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Skeleton } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import type { LiveProblemsCard } from './live-problems-card';

const load = async () => {
  const { LiveProblemsCard } = await import(/* webpackChunkName: "below-delivery" */ './live-problems-card');
  return LiveProblemsCard;
};

interface DeliveryProblemsProps {
  readonly delivery: Delivery;
}

/** What is wrong with a delivery, and what was said about it; below its details, and loaded after them. */
export function DeliveryProblems({ delivery }: DeliveryProblemsProps) {
  const { report } = useServices();
  return (
    <LazyPart<ComponentProps<typeof LiveProblemsCard>>
      load={load}
      props={{ delivery }}
      waiting={<Skeleton height={104} />}
      onFailure={(error) => report(error, { part: 'delivery-problems' })}
    />
  );
}

import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { stageOf } from '@fleetfoot/shared/model/delivery/delivery-status';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Skeleton } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import type { LiveProofCard } from './live-proof-card';

const load = async () => {
  const { LiveProofCard } = await import(/* webpackChunkName: "below-delivery" */ './live-proof-card');
  return LiveProofCard;
};

interface DeliveryProofProps {
  readonly delivery: Delivery;
}

/** Whether a courier will ask for something, or has been given it: nobody asks at a door any more of what came back. */
function hasProof({ proof_given, proof = 'none', status }: Delivery): boolean {
  const isComing = ['waiting', 'underWay'].includes(stageOf(status) ?? '');
  return proof_given !== undefined || (isComing && proof !== 'none');
}

/** How a delivery is proved; below its details, and loaded after them. */
export function DeliveryProof({ delivery }: DeliveryProofProps) {
  const { report } = useServices();
  if (!hasProof(delivery)) return undefined;
  return (
    <LazyPart<ComponentProps<typeof LiveProofCard>>
      load={load}
      props={{ delivery }}
      waiting={<Skeleton height={104} />}
      onFailure={(error) => report(error, { part: 'delivery-proof' })}
    />
  );
}

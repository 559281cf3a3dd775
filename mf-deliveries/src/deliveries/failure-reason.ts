import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { FAILURE_REASONS } from '@fleetfoot/shared/model/delivery/delivery-moves';

/** Why a delivery failed; empty for a reason that only a later release knows. */
export function reasonText({ failure_reason = '' }: Pick<Delivery, 'failure_reason'>): string {
  return Object.hasOwn(FAILURE_REASONS, failure_reason)
    ? FAILURE_REASONS[failure_reason as keyof typeof FAILURE_REASONS]
    : '';
}

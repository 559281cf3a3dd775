import type { DeliveryOrder } from './delivery-order';

/** How long "now" is still now, in milliseconds. */
const ON_DEMAND_FOR_MS = 3_600_000;

/**
 * Why an order must not go by itself any more: a courier would come at a time that nobody wants.
 * @param savedAt when the user last said that it should go
 */
export function lateOrder({ delivery }: DeliveryOrder, savedAt: Date, now: Date): string | undefined {
  switch (delivery.urgency_level) {
    case 'on_demand':
      return now.getTime() - savedAt.getTime() > ON_DEMAND_FOR_MS
        ? 'This was saved more than an hour ago. Send it again if the courier should still come.'
        : undefined;
    case 'scheduled':
      return delivery.pickup_time < now ? 'The pickup time has passed. Edit it.' : undefined;
    case 'time_window':
      return delivery.pickup_window.end < now ? 'The pickup window has passed. Edit it.' : undefined;
  }
}

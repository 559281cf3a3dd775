import type { Delivery } from '@fleetfoot/shared/domain';
import { creationRange } from './creation-range';
import type { ListQuery } from './list-query';
import { searchTest } from './search-deliveries';

/** The deliveries that fit a query, in the order they came in. */
export function filterDeliveries(deliveries: readonly Delivery[], query: ListQuery): readonly Delivery[] {
  const { from = Number.NEGATIVE_INFINITY, before = Number.POSITIVE_INFINITY } = creationRange(query);
  const isFound = searchTest(query.search);
  return deliveries.filter((delivery) => {
    const created = delivery.created_at.getTime();
    return (
      (query.status === '' || delivery.status === query.status) &&
      (query.urgency === '' || delivery.urgency_level === query.urgency) &&
      created >= from &&
      created < before &&
      isFound(delivery)
    );
  });
}

import type { Delivery } from '@fleetfoot/shared/domain';

/** Every delivery begins with it; which others there are is seen in the deliveries. */
const FIRST = 'Created';

/** The statuses to filter by: those that are loaded, and the one that is chosen. */
export function listedStatuses(deliveries: readonly Delivery[], chosen: string): readonly string[] {
  const others = new Set([...deliveries.map(({ status }) => status), chosen]);
  others.delete('');
  others.delete(FIRST);
  return [FIRST, ...[...others].sort()];
}

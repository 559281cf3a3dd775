import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';

/** Who carries a delivery: `Thabo M., ND 123-456`; empty while nobody does. */
export function courierText({ courier }: Pick<Delivery, 'courier'>): string {
  return [courier?.name, courier?.vehicle_plate].filter(Boolean).join(', ');
}

import { SERVER_TIME } from '@fleetfoot/shared/firebase';
import { type DeliveryDetails, newDelivery } from '@fleetfoot/shared/operations';
import type { NewDelivery } from './deliveries.queries';

/** The document of a new delivery, as a browser writes it. */
export function toNewDelivery(
  details: DeliveryDetails,
  writer: { readonly id: string; readonly uid: string },
): NewDelivery {
  return newDelivery<typeof SERVER_TIME>(details, { ...writer, serverTime: SERVER_TIME });
}

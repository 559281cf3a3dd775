import { DOOR_PHOTO, SIGNATURE } from './pictures';
import type { Order } from './plan-ride';

/** Whoever opens the door in this simulation. */
const RECIPIENT = 'Naledi Molefe';

/** What a recipient says when the courier asks for the PIN of the tracking page. */
export type ReadPin = (order: Order) => Promise<string | undefined>;

/** What the service asks for that was not brought, by its names. */
export type Asks = readonly string[];

/** What a courier is given at the door, as the fleet tells it: what the order asks for, or what the service asked for since. */
export async function givenAtDoor(order: Order, readPin: ReadPin, asks?: Asks): Promise<object> {
  const { proof = 'none', dropoff } = order;
  if (asks === undefined && proof === 'none') return {};
  const pin = proof === 'pin' ? ((await readPin(order)) ?? '0000') : undefined;
  const isAskedFor = (what: string) => proof === what || (asks?.includes(what) ?? false);
  return {
    proof: {
      received_by: RECIPIENT,
      place: { latitude: dropoff.latitude, longitude: dropoff.longitude },
      // Once it was refused, nobody asks for it any more.
      ...(pin && !asks?.includes('photo') && { pin }),
      ...(isAskedFor('photo') && { photo: DOOR_PHOTO }),
      ...(isAskedFor('signature') && { signature: SIGNATURE }),
    },
  };
}

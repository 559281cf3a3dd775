import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { SERVER_TIME } from '@fleetfoot/shared/firebase';
import { canBeCancelled, type Delivery, type DeliveryDetails, newDelivery } from '@fleetfoot/shared/model';
import type { DeliveryToCreate, DeliveryWrites } from '../data';

/** What sending needs of the server. */
export interface DeliveryServer extends Pick<DeliveryWrites, 'create' | 'cancel'> {
  find(deliveryID: string): Promise<Delivery | undefined>;
}

/** The document of a new delivery, as a browser writes it. */
export function toNewDelivery(
  details: DeliveryDetails,
  writer: {
    readonly id: string;
    readonly uid: string;
    readonly priced?: Pick<Delivery, 'price' | 'quoteID'>;
  },
): DeliveryToCreate {
  return newDelivery<typeof SERVER_TIME>(details, { ...writer, serverTime: SERVER_TIME });
}

interface Sending {
  /** Digest of the details, from `payloadKey`. */
  readonly key: string;
  /** Whether other details were sent before: what the server took of them gives way to what the user sees now. */
  readonly changed: boolean;
}

function cannotBe(id: string, userMessage: string): AppError {
  return new AppError('already-exists', `Delivery ${id} was created before.`, { userMessage });
}

/** Cancels what an earlier send with other details created, unless it is collected. */
async function giveWay(server: DeliveryServer, id: string, changed: boolean): Promise<void> {
  const present = await server.find(id);
  if (!changed || (present && !canBeCancelled(present))) {
    throw cannotBe(id, 'It was created before with other details, which you find in the list of deliveries.');
  }
  if (present) await server.cancel(id);
}

/** How often details are replaced after they were sent. */
const MOST_REPLACEMENTS = 20;

/** An id that was cancelled is not used again: what replaces it gets the next one, the same at every attempt. */
function idOf(id: string, replacement: number): string {
  return replacement === 0 ? id : `${id}-${replacement}`;
}

/** Creates a delivery with its price or, where that is refused, without: its quote may have expired on the way. */
async function createPriced(server: DeliveryServer, delivery: DeliveryToCreate, key: string) {
  const { price, quoteID: _, ...unpriced } = delivery;
  try {
    return await server.create(delivery, key);
  } catch (error) {
    if (!price || toAppError(error).code !== 'permission-denied') throw error;
    return server.create(unpriced, key);
  }
}

/**
 * Creates the delivery, once, however often it is sent with the same id, and never again after it was cancelled.
 * @throws AppError `already-exists` when something else has become of the id: a delivery that is still wanted needs
 * another one
 */
export async function sendDelivery(
  server: DeliveryServer,
  delivery: DeliveryToCreate,
  { key, changed }: Sending,
): Promise<void> {
  for (let replacement = 0; replacement <= MOST_REPLACEMENTS; replacement += 1) {
    const id = idOf(delivery.id, replacement);
    const creation = await createPriced(server, { ...delivery, id }, key);
    if (creation === 'created' || (creation === 'received' && (await server.find(id)))) return;
    if (creation === 'received') {
      throw cannotBe(
        id,
        'It was created and has been cancelled since. Only if you create it anew is it sent again.',
      );
    }
    await giveWay(server, id, changed);
  }
  throw cannotBe(delivery.id, 'It was created in another window at the same moment.');
}

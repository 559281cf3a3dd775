import { toApiDelivery } from '@fleetfoot/shared/api';
import type { Answer } from '../answer';
import type { RouteContext } from '../api-call';
import { ApiFailure } from '../api-failure';
import { deliveriesOf, toDelivery } from './stored-deliveries';

export async function getDelivery(context: RouteContext): Promise<Answer> {
  const document = await deliveriesOf(context).doc(context.deliveryID).get();
  if (!document.exists) throw new ApiFailure('delivery_not_found');
  return { status: 200, body: toApiDelivery(toDelivery(document), context.mode) };
}

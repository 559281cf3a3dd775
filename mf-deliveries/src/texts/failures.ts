import { FAILURES } from './english/failures';
import { deliveryPart } from './groups/delivery';

export const failuresTexts = deliveryPart('failures', FAILURES);

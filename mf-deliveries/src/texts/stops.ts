import { STOPS } from './english/stops';
import { deliveryPart } from './groups/delivery';

export const stopsTexts = deliveryPart('stops', STOPS);

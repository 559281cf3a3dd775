import { PRICE } from './english/price';
import { deliveryPart } from './groups/delivery';

export const priceTexts = deliveryPart('price', PRICE);

import { PRICE_LINES } from './english/price-lines';
import { tripPart } from './groups/trip';

export const priceLinesTexts = tripPart('priceLines', PRICE_LINES);

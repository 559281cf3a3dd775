// Amounts that say what they are derived from. Not federated: who shows a price bundles this.
export { MonthLines } from './month-lines';
export { PriceDetails } from './price-details';
export { PriceLines } from './price-lines';
export { linesText, priceText, rand, roadOf, roadText } from './price-words';

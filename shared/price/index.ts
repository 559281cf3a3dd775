// Amounts that say what they are derived from. Not federated: who shows a price bundles this.
export { MonthLines } from './month-lines';
export { PriceLines } from './price-lines';
export { PRICE_LINES } from './price-texts';
export { linesText, rand, roadOf } from './price-words';

import { cardFixture } from './card-fixture';
import { cardLabel } from './card-label';

test.each([
  ['visa', 'Visa ending in 4242'],
  ['amex', 'American Express ending in 4242'],
  ['something_new', 'Card ending in 4242'],
  ['constructor', 'Card ending in 4242'],
])('%s', (brand, label) => expect(cardLabel(cardFixture({ card: { brand } }))).toBe(label));

import { cardBrand, cardLabel } from './cards';

const method = (brand: string) => ({
  id: 'pm_1',
  isDefault: true,
  card: { brand, last4: '4242', exp_month: 8, exp_year: 2027 },
});

test.each([
  ['visa', 'Visa ending in 4242'],
  ['amex', 'American Express ending in 4242'],
  ['something_new', 'Card ending in 4242'],
  ['constructor', 'Card ending in 4242'],
])('%s', (brand, label) => {
  expect(cardLabel(method(brand))).toBe(label);
  expect(label).toContain(cardBrand(method(brand)));
});

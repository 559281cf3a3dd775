import { render, screen } from '@testing-library/react';
import { downtimeFixture } from '../../../testing/report-fixtures';
import { DiscountCard } from './discount-card';
import { downtimeReport } from './downtime';

const DOWNTIME = downtimeReport([
  downtimeFixture({ totalTime: 62, discountValue: 285 }),
  downtimeFixture({ id: 'd-2', totalTime: 99.5, discountValue: 3.75 }),
]);

function value(label: string): string | null | undefined {
  return screen.queryByText(label)?.nextElementSibling?.textContent?.replace(/\s/g, ' ');
}

test('the card shows the sum of the discounts and the rest of the price', () => {
  render(<DiscountCard downtime={DOWNTIME} price={6000} />);
  expect(value('Total downtime')).toBe('38,5 hours');
  expect(value('Total discount')).toBe('R 288,75');
  expect(value('Price of the month')).toBe('R 6 000,00');
  expect(value('Price less discount')).toBe('R 5 711,25');
});

test.each([undefined, 100])('a price of %s is not reduced by the discount', (price) => {
  render(<DiscountCard downtime={DOWNTIME} price={price} />);
  expect(value('Total discount')).toBe('R 288,75');
  expect(value('Price less discount')).toBeUndefined();
});

import { FIRST_TARIFF, finalPrice, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { MonthLines } from './month-lines';
import { PriceLines } from './price-lines';
import { roadText } from './price-words';

const quoted = quotedPrice(FIRST_TARIFF, { urgency_level: 'time_window', metres: 12_310, seconds: 1_490 });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

/** Shows a price and returns its rows, cell by cell. */
function shown(price: typeof quoted) {
  renderPage(<PriceLines price={price} />);
  const rows = within(screen.getByRole('table', { name: 'What the price is made of' })).getAllByRole('row');
  return {
    lines: rows.slice(1).map((row) => [...row.children].map(({ textContent }) => plain(textContent))),
  };
}

test('a price is its lines, its VAT and its tariff', () => {
  const { lines } = shown(quoted);
  expect(lines).toEqual([
    ['Every trip', '–', 'R 35,00'],
    ['Distance', '7 km at R 6,50', 'R 45,50'],
    ['Distance', '2,4 km at R 5,50', 'R 13,20'],
    ['Time window', '–', 'R 10,00'],
  ]);
  const [total, vat, exclusive, road, tariff] = screen
    .getAllByRole('definition')
    .map(({ textContent }) => plain(textContent));
  expect([total, vat, exclusive]).toEqual(['R 103,70', 'R 13,53', 'R 90,17']);
  expect([road, tariff]).toEqual(['12,3 km, about 25 minutes', FIRST_TARIFF.id]);
});

test('a price shows waiting and what is not charged', () => {
  const end = { status: 'Failed', failure_reason: 'accident', waited: { pickup: 12, dropoff: 0 } } as const;
  const { lines } = shown(finalPrice(FIRST_TARIFF, quoted, end));
  expect(lines.slice(-2)).toEqual([
    ['Waiting at the pickup', '2 min at R 1,50', 'R 3,00'],
    ['Not charged', '–', '−R 106,70'],
  ]);
});

test('the way back shows the part of the trip that it costs', () => {
  const end = { status: 'Returned', waited: { pickup: 0, dropoff: 0 } } as const;
  const { lines } = shown(finalPrice(FIRST_TARIFF, quoted, end));
  expect(lines.at(-1)).toEqual(['Way back', '50 % of the way there', 'R 51,85']);
});

test('a price that was charged in part says what of it is charged here', () => {
  renderPage(<PriceLines price={quoted} before={6_100} />);
  const values = screen.getAllByRole('definition').map(({ textContent }) => plain(textContent));
  expect(values.slice(3, 5)).toEqual(['R 61,00', 'R 42,70']);
});

test("a campaign's month shows its bikes, what downtime takes off, and its VAT", () => {
  const discounts = [{ regNo: 'BDT 11 GP', reason: 'Service', amount: 21_500 }];
  const price = { bikes: 8, perBike: 50_000, full: 400_000, discounts, total: 378_500 };
  const { rerender } = renderPage(<MonthLines price={price} />);
  const lines = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
  expect(lines()).toEqual([
    ['Monthly fee', '8 bikes at R 500,00', 'R 4 000,00'],
    ['Downtime of BDT 11 GP', 'Service', '−R 215,00'],
  ]);
  const values = screen.getAllByRole('definition').map(({ textContent }) => plain(textContent));
  expect(values).toEqual(['R 3 785,00', 'R 493,70', 'R 3 291,30']);
  const { perBike: _, ...agreed } = { ...price, bikes: 1, discounts: [] };
  rerender(<MonthLines price={agreed} />);
  expect(lines()).toEqual([['Monthly fee', '1 bike', 'R 4 000,00']]);
});

test('a price says how long its road takes', () => {
  expect(roadText({ ...quoted, metres: 40, seconds: 9 })).toBe('0 km, about 1 minute');
  expect(roadText({ ...quoted, straight_line: true })).toBe('12,3 km in a straight line: no road was found');
  expect(plain(roadText({ ...quoted, metres: 1_398_040, seconds: 51_000 }))).toBe(
    '1 398 km, about 14 h 10 min',
  );
});

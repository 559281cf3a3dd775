import { DeliverySchema } from '@fleetfoot/shared/model/delivery/delivery';
import { isLate } from '@fleetfoot/shared/model/delivery/delivery-lateness';
import { DELIVERY_STATUSES } from '@fleetfoot/shared/model/delivery/delivery-status';
import * as v from '@fleetfoot/shared/schema';
import { fakeServices, renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { exampleDay } from './example-day';
import { ExampleDayPage } from './example-day-page';
import { ExampleDeliveryPage } from './example-delivery-page';

const NOW = new Date('2026-11-26T12:03:00Z');
const services = fakeServices({ now: jest.fn(() => NOW) });

test('the example day has deliveries in most statuses, each as a stored one is, and one is late', () => {
  const day = exampleDay(NOW);
  for (const delivery of day) expect(() => v.parse(DeliverySchema, delivery)).not.toThrow();
  expect(new Set(day.map(({ id }) => id)).size).toBe(10);
  expect(new Set(day.map(({ status }) => status)).size).toBe(7);
  for (const { status } of day) expect(Object.keys(DELIVERY_STATUSES)).toContain(status);
  expect(
    day.filter((delivery) => isLate(delivery, NOW.getTime())).map(({ dropoff_name }) => dropoff_name),
  ).toEqual(['Megan Adams']);
});

test('the example day is past in its order: nothing happens before it was created, or after now', () => {
  const day = exampleDay(NOW);
  const created = day.map((each) => each.created_at.getTime());
  expect(created).toEqual(created.toSorted((one, other) => other - one));
  for (const { created_at, status, status_times = {}, pickup_window, dropoff_window } of day) {
    for (const window of [pickup_window, dropoff_window]) {
      expect(window?.start.getTime() ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
        created_at.getTime(),
      );
    }
    const times = Object.values(status_times).map((at) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.min(...times, NOW.getTime())).toBeGreaterThanOrEqual(created_at.getTime());
    expect(Math.max(...times, 0)).toBeLessThanOrEqual(NOW.getTime());
    expect(Object.keys(status_times).at(-1) ?? 'Created').toBe(status);
  }
});

test('the example day holds no number that could be called', () => {
  expect(JSON.stringify(exampleDay(NOW))).not.toMatch(/\+27|"0\d{9}/);
});

test('the example day stays the same from its list to its pages', () => {
  expect(exampleDay(new Date('2026-11-26T12:04:59Z'))).toEqual(exampleDay(NOW));
});

test('a row of the example day tells how far it is and leads to its page', () => {
  renderPage(<ExampleDayPage />, { services });
  const row = screen.getByRole('row', { name: /Megan Adams/ });
  expect(row).toHaveTextContent(/EX-1005Collected LateMegan Adams/);
  expect(within(row).getByRole('link', { name: 'EX-1005' })).toHaveAttribute(
    'href',
    '/test/example/example-6',
  );
});

test('a delivery of the example day tells its way, its proof and its price', () => {
  renderPage(<ExampleDeliveryPage />, { services, params: { deliveryID: 'example-7' } });
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveAccessibleName('EX-1004');
  expect(heading.parentElement?.querySelector('p')).toHaveTextContent(/^Status: Delivered$/);
  const timeline = screen.getByRole('region', { name: 'Timeline' });
  expect(within(timeline).getAllByRole('listitem')[0]).toHaveTextContent(/^Delivered/);
  expect(screen.getByRole('region', { name: 'Proof of delivery' })).toHaveTextContent('PhotoReceived byTumi');
  expect(screen.getByRole('region', { name: 'Price' })).toHaveTextContent(/Total incl. VAT/);
});

test('a delivery that the example day has not is not found', () => {
  renderPage(<ExampleDeliveryPage />, { services, params: { deliveryID: 'd1' } });
  expect(screen.getByText('There is no such example.')).toBeVisible();
});

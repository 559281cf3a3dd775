import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { DeliveryStatus } from './delivery-status';
import { delivery } from './testing/delivery';

const PICKUP = new Date('2026-02-03T12:05:00Z');

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-02-03T12:34:30Z') }));
afterEach(() => jest.useRealTimers());

test('a delivery is called late from the minute when it should be collected', () => {
  renderPage(<DeliveryStatus delivery={delivery({ pickup_time: PICKUP })} />);
  expect(screen.queryByText('Late')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Late')).toBeVisible();
});

test('a delivery that has ended is not called late', () => {
  renderPage(<DeliveryStatus delivery={delivery({ pickup_time: PICKUP, status: 'Delivered' })} />);
  act(() => jest.advanceTimersByTime(3_600_000));
  expect(screen.queryByText('Late')).not.toBeInTheDocument();
});

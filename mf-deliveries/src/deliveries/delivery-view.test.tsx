import type { Delivery } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { DeliveryView } from './delivery-view';
import { delivery } from './testing/delivery';
import { NO_HISTORY } from './testing/no-history';

jest.mock('@fleetfoot/shared/maps', () => ({
  MapView: jest.requireActual('./testing/listed-map').ListedMap,
}));

function ready(data: Delivery | undefined): Live<Delivery | undefined> {
  return { status: 'ready', data, offline: false };
}

const REST = { history: NO_HISTORY, names: new Map([['uid-thandi', 'Thandi Nkosi']]), edit: async () => {} };

const remove = jest.fn(async (_id: string) => {});
const heading = () => screen.getByRole('heading', { level: 1 });

function detail(section: string, label: string) {
  const term = within(screen.getByRole('region', { name: section })).getByText(label);
  return term.nextElementSibling?.firstChild?.textContent;
}

beforeEach(() => remove.mockReset().mockResolvedValue());

test('while loading the heading says what this is', () => {
  renderPage(<DeliveryView {...REST} live={{ status: 'loading' }} remove={remove} />);
  expect(heading()).toHaveTextContent('Delivery');
  expect(screen.queryByRole('button', { name: 'Cancel Delivery' })).not.toBeInTheDocument();
});

test('a delivery that does not exist is said to be not found', () => {
  renderPage(<DeliveryView {...REST} live={ready(undefined)} remove={remove} />);
  expect(screen.getByText('Delivery not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All deliveries' })).toHaveAttribute('href', '/deliveries');
});

test('shows the summary in South African time', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery())} remove={remove} />);
  expect(heading()).toHaveTextContent('ORD-1001');
  expect(
    ['External ID', 'ID', 'Type', 'Status', 'Payment status', 'Date', 'Time'].map((label) =>
      detail('SUMMARY', label),
    ),
  ).toEqual(
    ['ORD-1001', 'delivery-1', 'On demand', 'Created', 'Unpaid', '03 Feb 2026', '14:05'].map((text) =>
      expect.stringContaining(text),
    ),
  );
});

test('shows who is where, with numbers to copy', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery())} remove={remove} />);
  expect(screen.getByRole('heading', { name: 'PICKUP DETAILS' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'DROPOFF DETAILS' })).toBeVisible();
  expect(detail('PICKUP DETAILS', 'Name')).toBe('Umoya Kitchen');
  expect(detail('PICKUP DETAILS', 'Phone number')).toContain('021 555 0100');
  expect(detail('DROPOFF DETAILS', 'Name')).toBe('Lerato Dlamini');
  expect(detail('DROPOFF DETAILS', 'Instructions')).toBe('Ring twice.');
  expect(screen.queryByText('Time window')).not.toBeInTheDocument();
});

test('shows time windows where there are some', () => {
  const pickup_window = { start: new Date('2026-02-03T12:00Z'), end: new Date('2026-02-03T13:00Z') };
  const dropoff_window = { start: new Date('2026-02-03T13:00Z'), end: new Date('2026-02-03T15:00Z') };
  const data = delivery({ urgency_level: 'time_window', pickup_window, dropoff_window });
  renderPage(<DeliveryView {...REST} live={ready(data)} remove={remove} />);
  expect(detail('PICKUP DETAILS', 'Time window')).toBe('03 Feb 2026, 14:00 to 15:00');
  expect(detail('DROPOFF DETAILS', 'Time window')).toBe('03 Feb 2026, 15:00 to 17:00');
});

test('the map has the addresses beside it', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery())} remove={remove} />);
  const map = within(screen.getByRole('list', { name: 'Map of the pickup and the drop-off, 180 px' }));
  expect(map.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pickup pickup -33.9221 18.4197',
    'Drop-off dropoff -33.9136 18.3886',
  ]);
  expect(screen.getByText(/^5 Beach Road, Sea Point/)).toBeVisible();
  expect(screen.getByText(/^12 Long Street/)).toBeVisible();
});

test('invalid coordinates are said to be invalid; the addresses stay', () => {
  renderPage(
    <DeliveryView {...REST} live={ready(delivery({ dropoff_latitude: 'unknown' }))} remove={remove} />,
  );
  expect(screen.getByText('Invalid location data provided.')).toBeVisible();
  expect(screen.queryByRole('list', { name: /^Map/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^5 Beach Road, Sea Point/)).toBeVisible();
});

test('tells what happened, the latest first, in South African time', () => {
  const data = [{ id: '1', status: 'Collected', at: new Date('2026-02-03T12:30:00Z'), by: '' }];
  const history = { status: 'ready', data, offline: false } as const;
  renderPage(<DeliveryView {...REST} history={history} live={ready(delivery())} remove={remove} />);
  const entries = within(screen.getByRole('region', { name: 'TIMELINE' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Collected03 Feb 2026, 14:30',
    'Created by Thandi Nkosi03 Feb 2026, 13:00',
  ]);
});

test('offers to repeat it and its waybill', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery())} remove={remove} />);
  expect(screen.getByRole('link', { name: 'Repeat' })).toHaveAttribute(
    'href',
    '/newdelivery?repeat=delivery-1',
  );
  expect(screen.getByRole('link', { name: 'Waybill' })).toHaveAttribute(
    'href',
    '/deliveries/delivery-1/waybill',
  );
});

test('what was collected cannot be edited any more', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery({ status: 'Collected' }))} remove={remove} />);
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { delivery } from '../testing/delivery';
import { story } from '../testing/story';
import { DeliveryView } from './delivery-view';

jest.mock('@fleetfoot/shared/maps', () => ({
  MapView: jest.requireActual('../testing/listed-map').ListedMap,
}));

function ready(data: Delivery | undefined): Live<Delivery | undefined> {
  return { status: 'ready', data, offline: false };
}

const nothing = async () => {};
const REST = { story: story(), edit: nothing, cancel: nothing, gone: <p>Another page</p> };

const heading = () => screen.getByRole('heading', { level: 1 });

function detail(section: string, label: string) {
  const term = within(screen.getByRole('region', { name: section })).getByText(label);
  return term.nextElementSibling?.firstChild?.textContent;
}

test('the heading names the page while it is loading', () => {
  renderPage(<DeliveryView {...REST} live={{ status: 'loading' }} />);
  expect(heading()).toHaveTextContent('Delivery');
  expect(screen.queryByRole('button', { name: 'Cancel Delivery' })).not.toBeInTheDocument();
});

test('a delivery that does not exist has another page', () => {
  renderPage(<DeliveryView {...REST} live={ready(undefined)} />);
  expect(screen.getByText('Another page')).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('the summary is in South African time', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery())} />);
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

test('each stop has its name, and its number to copy', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery())} />);
  expect(screen.getByRole('heading', { name: 'PICKUP DETAILS' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'DROPOFF DETAILS' })).toBeVisible();
  expect(detail('PICKUP DETAILS', 'Name')).toBe('Umoya Kitchen');
  expect(detail('PICKUP DETAILS', 'Phone number')).toContain('021 555 0100');
  expect(detail('DROPOFF DETAILS', 'Name')).toBe('Lerato Dlamini');
  expect(detail('DROPOFF DETAILS', 'Instructions')).toBe('Ring twice.');
  expect(screen.queryByText('Time window')).not.toBeInTheDocument();
});

test('time windows are shown where there are some', () => {
  const pickup_window = { start: new Date('2026-02-03T12:00Z'), end: new Date('2026-02-03T13:00Z') };
  const dropoff_window = { start: new Date('2026-02-03T13:00Z'), end: new Date('2026-02-03T15:00Z') };
  const data = delivery({ urgency_level: 'time_window', pickup_window, dropoff_window });
  renderPage(<DeliveryView {...REST} live={ready(data)} />);
  expect(detail('PICKUP DETAILS', 'Time window')).toBe('03 Feb 2026, 14:00 to 15:00');
  expect(detail('DROPOFF DETAILS', 'Time window')).toBe('03 Feb 2026, 15:00 to 17:00');
});

test('the map has the addresses beside it', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery())} />);
  const map = within(screen.getByRole('list', { name: 'Map of the pickup and the drop-off, 180 px' }));
  expect(map.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pickup pickup -33.9221 18.4197',
    'Drop-off dropoff -33.9136 18.3886',
  ]);
  expect(screen.getByText(/^5 Beach Road, Sea Point/)).toBeVisible();
  expect(screen.getByText(/^12 Long Street/)).toBeVisible();
});

test('invalid coordinates are said to be invalid; the addresses stay', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery({ dropoff_latitude: 'unknown' }))} />);
  expect(screen.getByText('Invalid location data provided.')).toBeVisible();
  expect(screen.queryByRole('list', { name: /^Map/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^5 Beach Road, Sea Point/)).toBeVisible();
});

test('the timeline has the latest change first, in South African time', () => {
  const data = [{ id: '1', status: 'Collected', at: new Date('2026-02-03T12:30:00Z'), by: '' }];
  const history = { status: 'ready', data, offline: false } as const;
  renderPage(<DeliveryView {...REST} story={story({ history })} live={ready(delivery())} />);
  const entries = within(screen.getByRole('region', { name: 'TIMELINE' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Collected03 Feb 2026, 14:30',
    'Created by Thandi Nkosi03 Feb 2026, 13:00',
  ]);
});

test('a delivery can be repeated and has a waybill', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery())} />);
  expect(screen.getByRole('link', { name: 'Repeat' })).toHaveAttribute(
    'href',
    '/newdelivery?repeat=delivery-1',
  );
  expect(screen.getByRole('link', { name: 'Waybill' })).toHaveAttribute(
    'href',
    '/deliveries/delivery-1/waybill',
  );
});

test('an edit says what it changed', () => {
  const event = {
    ...{ id: 'e1', at: new Date('2026-02-03T11:30:00Z'), kind: 'delivery.edited', from: {} },
    ...{ actor: { kind: 'member', id: 'uid-thandi', name: '' } as const },
    object: { id: 'delivery-1', label: 'ORD-1001', path: '' },
    before: { dropoff_instructions: 'Ring twice.' },
    after: { dropoff_instructions: 'Blue door' },
  };
  const edits = { status: 'ready', data: [event], offline: false } as const;
  const changed = delivery({ updated_at: event.at });
  renderPage(<DeliveryView {...REST} story={story({ edits })} live={ready(changed)} />);
  const [entry] = within(screen.getByRole('region', { name: 'TIMELINE' })).getAllByRole('listitem');
  expect(entry).toHaveTextContent(
    'Edited by Thandi Nkosi03 Feb 2026, 13:30Changed drop-off instructions from “Ring twice.” to “Blue door”',
  );
});

test('a timeline of which a part could not be loaded says so', () => {
  const failed = { status: 'error', error: new AppError('internal', 'Broken.'), retry: jest.fn() } as const;
  const parts = { history: failed, edits: failed };
  renderPage(<DeliveryView {...REST} story={story(parts)} live={ready(delivery())} />);
  expect(screen.getByText('Changes of its status could not be loaded.')).toBeVisible();
  expect(screen.getByText('What was edited could not be loaded.')).toBeVisible();
});

test.each([
  [{ status: 'Collected' }, 'It can no longer be cancelled, because its status is Collected.'],
  [{ payment_status: 'Paid' }, 'It can no longer be cancelled, because it is paid.'],
])('a delivery with %j cannot be cancelled, and the page says whom to write to', (fields, reason) => {
  renderPage(<DeliveryView {...REST} live={ready(delivery(fields))} />);
  expect(screen.queryByRole('button', { name: 'Cancel Delivery' })).not.toBeInTheDocument();
  expect(screen.getByText(reason, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'admin@fleetfoot.co.za' })).toHaveAttribute(
    'href',
    'mailto:admin@fleetfoot.co.za?subject=Delivery delivery-1',
  );
});

test('a collected delivery cannot be edited any more', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery({ status: 'Collected' }))} />);
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

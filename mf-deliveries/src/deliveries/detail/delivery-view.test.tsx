import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
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
const ask = async () => ({ failure: 'unavailable' }) as const;
const REST = { story: story(), edit: nothing, ask, cancel: nothing, gone: <p>Another page</p> };

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

const behindTitle = () => heading().parentElement?.querySelector('p');

test('the status stands behind the title, outside its name, and follows the delivery', () => {
  let become = (_live: Live<Delivery | undefined>) => {};
  function Page() {
    const [live, setLive] = useState<Live<Delivery | undefined>>({ status: 'loading' });
    become = setLive;
    return <DeliveryView {...REST} live={live} />;
  }
  renderPage(<Page />, { services: { now: jest.fn(() => new Date('2026-02-03T12:10:00Z')) } });
  expect(behindTitle()).toHaveTextContent(/^$/);
  act(() => become(ready(delivery())));
  expect(heading()).toHaveAccessibleName('ORD-1001');
  expect(behindTitle()).toHaveTextContent(/^Status: Created$/);
  act(() => become(ready(delivery({ status: 'Courier assigned' }))));
  expect(behindTitle()).toHaveTextContent(/^Status: Courier assigned$/);
  expect(detail('SUMMARY', 'Status')).toBe('Courier assigned');
});

test('a delivery that is late says so behind its title', () => {
  const now = jest.fn(() => new Date('2026-02-03T14:10:00Z'));
  renderPage(<DeliveryView {...REST} live={ready(delivery())} />, { services: { now } });
  expect(behindTitle()).toHaveTextContent(/^Status: CreatedLate$/);
  expect(screen.getAllByText('Late')).toHaveLength(1);
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

test('the price stands with its road and opens, and a delivery without one says when it gets it', async () => {
  const price = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 12_300, seconds: 1_500 });
  const { user, unmount } = renderPage(<DeliveryView {...REST} live={ready(delivery({ price }))} />);
  expect(detail('SUMMARY', 'Price')).toBe('R\u00a093,15 incl. VAT');
  expect(screen.getByText('12,3 km, about 25 minutes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Price details' }));
  expect(await screen.findByRole('dialog', { name: 'Price details' })).toBeVisible();
  unmount();
  renderPage(<DeliveryView {...REST} live={ready(delivery())} />);
  expect(detail('SUMMARY', 'Price')).toBe('Priced when it is dispatched');
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

test('each stop has the directions that are known, each in a line of its own', () => {
  const known = { dropoff_unit: 'Unit 4, Mutual Heights', dropoff_landmark: '', dropoff_gate_code: '4321#' };
  renderPage(<DeliveryView {...REST} live={ready(delivery(known))} />);
  expect(detail('DROPOFF DETAILS', 'Unit')).toBe('Unit 4, Mutual Heights');
  expect(detail('DROPOFF DETAILS', 'Gate code')).toBe('4321#');
  expect(screen.queryByText('Landmark')).not.toBeInTheDocument();
  expect(screen.getAllByText('Gate code')).toHaveLength(1);
});

const COURIER = { name: 'Thabo M.', phone_number: '+27831112222', vehicle_plate: 'ND 123-456' };

test('each stop and the courier can be called, written to and found by links that say whom they reach', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery({ courier: COURIER, status: 'Collected' }))} />);
  const links = (section: string) =>
    within(screen.getByRole('region', { name: section }))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
  const map = 'https://www.google.com/maps/search/?api=1&query=';
  const elsewhere = ' (opens in a new tab)';
  expect(links('PICKUP DETAILS')).toEqual([
    ['tel:+27215550100', 'Call Umoya Kitchen'],
    ['https://wa.me/27215550100', `WhatsApp Umoya Kitchen${elsewhere}`],
    [`${map}-33.9221,18.4197`, `Map of the way to Umoya Kitchen${elsewhere}`],
  ]);
  expect(links('DROPOFF DETAILS')).toEqual([
    ['tel:+27831234567', 'Call Lerato Dlamini'],
    ['https://wa.me/27831234567', `WhatsApp Lerato Dlamini${elsewhere}`],
    [`${map}-33.9136,18.3886`, `Map of the way to Lerato Dlamini${elsewhere}`],
  ]);
  expect(links('SUMMARY')).toEqual([
    ['tel:+27831112222', 'Call Thabo M.'],
    ['https://wa.me/27831112222', `WhatsApp Thabo M.${elsewhere}`],
  ]);
});

test('removed details, and a courier who is not on the road any more, have no links', () => {
  const gone = {
    ...{ pickup_name: '', pickup_phone_number: '', pickup_address: '' },
    ...{ dropoff_name: '', dropoff_phone_number: '', dropoff_address: '' },
  };
  const courier = { ...COURIER, phone_number: '' };
  renderPage(<DeliveryView {...REST} live={ready(delivery({ ...gone, courier, status: 'Delivered' }))} />);
  expect(screen.getByText('Thabo M., ND 123-456')).toBeVisible();
  for (const name of ['SUMMARY', 'PICKUP DETAILS', 'DROPOFF DETAILS']) {
    expect(within(screen.getByRole('region', { name })).queryByRole('link')).not.toBeInTheDocument();
  }
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

test('a courier on the road is on the map, and in words beside it', () => {
  const moment = new Date('2026-02-03T12:00:00Z');
  const position = { id: 'delivery-1', latitude: -33.918, longitude: 18.404, at: moment, updated_at: moment };
  const { services } = renderPage(
    <DeliveryView
      {...REST}
      live={ready(delivery({ status: 'Collected' }))}
      ride={{ position, failed: false }}
    />,
    { services: { now: jest.fn(() => new Date('2026-02-03T12:00:20Z')) } },
  );
  const map = screen.getByRole('list', {
    name: 'Map of the pickup and the drop-off, and of the courier, 180 px',
  });
  expect(map).toHaveTextContent('Courier courier -33.918 18.404');
  expect(detail('ROUTE', 'Arrival')).toBe('About 5 minutes to the drop-off');
  expect(screen.getByText(/^Position 20 s old\. Estimated from the straight line/)).toBeVisible();
  expect(services.announce).not.toHaveBeenCalled();
  expect(services.titlePage).toHaveBeenLastCalledWith('ORD-1001, Collected');
});

test('a courier who is there is no estimate, and is said aloud', () => {
  const moment = new Date('2026-02-03T12:00:00Z');
  const position = { id: 'delivery-1', latitude: -33.918, longitude: 18.404, at: moment, updated_at: moment };
  const ride = { position, failed: false };
  const view = (status: string) => <DeliveryView {...REST} live={ready(delivery({ status }))} ride={ride} />;
  let move = (_status: string) => {};
  function Page() {
    const [status, setStatus] = useState('Collected');
    move = setStatus;
    return view(status);
  }
  const { services } = renderPage(<Page />, { services: { now: jest.fn(() => moment) } });
  act(() => move('At drop-off'));
  expect(detail('ROUTE', 'Arrival')).toBe('At the drop-off');
  expect(screen.getByText('Position a moment old.')).toBeVisible();
  expect(services.announce.mock.calls).toEqual([['At the drop-off.']]);
});

test('a ride that can no longer be followed says what to do', () => {
  const ride = { position: undefined, failed: true };
  renderPage(<DeliveryView {...REST} live={ready(delivery({ status: 'Collected' }))} ride={ride} />);
  expect(screen.getByText('No position of the courier yet.')).toBeVisible();
  expect(screen.getByText(/Reload the page to try again\.$/)).toBeVisible();
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
  renderPage(
    <DeliveryView {...REST} story={story({ history })} live={ready(delivery({ status: 'Collected' }))} />,
  );
  const entries = within(screen.getByRole('region', { name: 'TIMELINE' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Collected03 Feb 2026, 14:30',
    'Created by Thandi Nkosi03 Feb 2026, 13:00',
    // What comes next.
    'Delivered',
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
  [
    { status: 'Collected' },
    'It can no longer be cancelled, because its status is Collected. To stop it, or if something is wrong',
  ],
  [
    { status: 'Delivered' },
    'It can no longer be cancelled, because its status is Delivered. If something is wrong',
  ],
  [
    { status: 'Failed' },
    'It can no longer be cancelled, because its status is Failed. If something is wrong',
  ],
  [{ payment_status: 'Paid' }, 'It can no longer be cancelled, because it is paid. To stop it'],
])('a delivery with %j cannot be cancelled, and the page says whom to write to', (fields, reason) => {
  renderPage(<DeliveryView {...REST} live={ready(delivery(fields))} />);
  expect(screen.queryByRole('button', { name: 'Cancel Delivery' })).not.toBeInTheDocument();
  expect(screen.getByText(reason, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'admin@fleetfoot.co.za' })).toHaveAttribute(
    'href',
    'mailto:admin@fleetfoot.co.za?subject=Delivery delivery-1',
  );
});

test.each(['Courier assigned', 'At pickup'])(
  'a delivery that is %s can be cancelled and edited',
  (status) => {
    renderPage(<DeliveryView {...REST} live={ready(delivery({ status }))} />);
    expect(screen.getByRole('button', { name: 'Cancel Delivery' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
);

test('a collected delivery cannot be edited any more', () => {
  renderPage(<DeliveryView {...REST} live={ready(delivery({ status: 'Collected' }))} />);
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

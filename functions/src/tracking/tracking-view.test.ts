import type { CourierPosition } from '@fleetfoot/shared/model/delivery/courier';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { problem } from '@fleetfoot/shared/testing/problem';
import { LANGUAGE_TAGS } from './texts/languages';
import { type Tracked, trackingView } from './tracking-view';

const NOW = new Date('2026-02-03T12:05:00Z');
const DROPOFF = { dropoff_latitude: -26.2386, dropoff_longitude: 27.9088 };
const COURIER = { name: 'Thabo Mokoena', phone_number: '+27825550171', vehicle_plate: 'ND 123-456' };

const DELIVERY: Delivery = {
  ...{
    id: 'd1',
    external_id: 'SECRET-REFERENCE',
    urgency_level: 'on_demand',
    deliverable_action: 'meet_at_door',
  },
  ...{ dropoff_address: '7166 Vilakazi Street, Orlando West, Soweto, 1804', ...DROPOFF },
  ...{
    dropoff_name: 'Naledi Molefe',
    dropoff_phone_number: '+27821234567',
    dropoff_instructions: 'Ring twice',
  },
  ...{ dropoff_gate_code: '4321#', dropoff_landmark: 'Blue gate', dropoff_note: 'Hoot' },
  ...{
    pickup_facility_id: '',
    pickup_address: '5 Nelson Mandela Square, Sandton',
    pickup_latitude: -26.1076,
  },
  ...{ pickup_longitude: 28.0567, pickup_name: 'Back kitchen', pickup_phone_number: '+27115550199' },
  ...{ pickup_instructions: 'Use the back', metadata: { secret: 'x' }, pickup_time: NOW },
  ...{ status: 'Created', payment_status: 'Unpaid', created_at: NOW, updated_at: NOW },
  ...{ created_by: 'somebody', updated_by: 'somebody' },
  price: { tariffID: '2026-11', metres: 20_000, seconds: 2_000, lines: [], total: 9_900 },
};

function position(metresNorth: number, age = 20): CourierPosition {
  const at = new Date(NOW.getTime() - age * 1000);
  const latitude = DROPOFF.dropoff_latitude + metresNorth / 111_200;
  return { id: 'd1', latitude, longitude: DROPOFF.dropoff_longitude, at, updated_at: at };
}

function view(
  changes: Partial<Delivery>,
  others: Partial<Tracked> = {},
  language = LANGUAGE_TAGS[0] ?? 'en',
) {
  const tracked: Tracked = {
    delivery: { ...DELIVERY, ...changes },
    shop: { name: 'Kasi Kitchen', phoneNumber: '011 555 0100' },
    isChangedOut: false,
    ...others,
  };
  return trackingView(tracked, language, NOW, { help: '/help', report: '/report' });
}

const riding = (status: string) => ({ status, courier: COURIER });

test.each([
  ['Created', 'It is booked. No courier is on the way yet.', 1, 60],
  ['Courier assigned', 'A courier is on the way to collect it.', 2, 15],
  ['At pickup', 'The courier is collecting it.', 2, 15],
  ['Collected', 'It is on its way to you.', 3, 15],
  ['At drop-off', 'The courier has arrived.', 3, 15],
  ['Delivered', 'It was delivered.', 4, 0],
  ['Failed', 'It could not be delivered.', 0, 60],
  ['Returned', 'It was taken back to the shop.', 0, 0],
  ['Teleported', 'It is being handled.', 0, 60],
])('%s is said as %j', (status, headline, step, every) => {
  expect(view({ status })).toMatchObject({ parts: { headline }, step, every });
});

test('the view shows nothing of price, pickup, instructions, gate code, names and numbers, whatever the status', () => {
  for (const status of [
    'Created',
    'Courier assigned',
    'At pickup',
    'Collected',
    'At drop-off',
    'Delivered',
    'Failed',
  ]) {
    const shown = JSON.stringify(view(riding(status), { position: position(100) }));
    expect(shown).not.toMatch(
      /SECRET|Naledi|821234567|Ring|4321|Blue gate|Hoot|Nelson|Back kitchen|115550199|back"|9900|9_900|Mokoena/,
    );
  }
});

test('the PIN is shown from when the courier has it until it is handed over', () => {
  const shown = (status: string) => view(riding(status), { doorPin: '0427' }).parts.doorPin;
  const statuses = [
    'Created',
    'Courier assigned',
    'At pickup',
    'Collected',
    'At drop-off',
    'Delivered',
    'Failed',
  ];
  expect(statuses.filter((status) => shown(status) !== undefined)).toEqual(['Collected', 'At drop-off']);
  expect(view(riding('Collected')).parts.doorPin).toBeUndefined();
});

test('a delivered one says who received it, and that the PIN was right', () => {
  const given = (pin?: string) => ({
    status: 'Delivered',
    proof_given: { kind: 'pin', received_by: 'Sister', at: NOW, ...(pin && { pin }) },
  });
  expect(view(given('confirmed')).parts).toMatchObject({ receivedBy: 'Sister', pinCheck: 'Confirmed' });
  expect(view(given('refused')).parts).toMatchObject({ receivedBy: 'Sister', pinCheck: undefined });
});

test('the suburb alone is shown until the courier is less than a kilometre away, and again when it is over', () => {
  const shown = (status: string, courier?: CourierPosition) => {
    const { area, address } = view(riding(status), { position: courier }).parts;
    return address ?? area;
  };
  const suburb = 'Orlando West';
  expect(shown('Created')).toBe(suburb);
  expect(shown('At pickup', position(100))).toBe(suburb);
  expect(shown('Collected')).toBe(suburb);
  expect(shown('Collected', position(1_050))).toBe(suburb);
  expect(shown('Collected', position(950))).toBe(DELIVERY.dropoff_address);
  // Nobody knows any more where the courier is.
  expect(shown('Collected', position(950, 1_000))).toBe(suburb);
  expect(shown('At drop-off')).toBe(DELIVERY.dropoff_address);
  expect(shown('Delivered')).toBe(suburb);
});

test('courier, call and map are there while the courier is on the road, the map once it is collected', () => {
  const { parts } = view(riding('Courier assigned'), { position: position(9_000) });
  expect(parts).toMatchObject({
    courier: 'Thabo, ND 123-456',
    callCourier: { href: 'tel:+27825550171' },
    callShop: { href: 'tel:+27115550100' },
    showMap: undefined,
  });
  const collected = view(riding('Collected'), { position: position(9_000) }).parts;
  expect(collected.showMap).toEqual({
    href: expect.stringMatching(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=-26\.15\d+,27\.9088$/,
    ),
  });
  for (const status of ['Created', 'Delivered', 'Failed', 'Returning']) {
    const over = view({ ...riding(status) }, { position: position(9_000) }).parts;
    expect(over).toMatchObject({ courier: undefined, callCourier: undefined, showMap: undefined });
  }
});

test('the arrival is the estimate of the dashboard, with the time of the position', () => {
  const arrival = (changes: Partial<Delivery>, courier?: CourierPosition) =>
    view(changes, { position: courier }).parts.arrival;
  expect(arrival(riding('Collected'), position(3_000))).toMatch(/^In about \d min \(Position of 14:04\)$/);
  expect(arrival(riding('Courier assigned'), position(3_000))).toMatch(
    /^The courier is at the shop in about \d+ min/,
  );
  expect(arrival(riding('Collected'), position(3_000, 1_000))).toBe('Not known yet');
  expect(arrival(riding('At drop-off'), position(10))).toBeUndefined();
  const dropoff_window = { start: NOW, end: new Date('2026-02-03T14:00:00Z') };
  expect(arrival({ dropoff_window })).toBe('Between 03 Feb 2026, 14:05 and 16:00');
  expect(arrival({ urgency_level: 'scheduled' })).toBe('Collected from the shop at 03 Feb 2026, 14:05');
  expect(arrival({ status: 'Delivered' })).toBeUndefined();
});

test('help is offered until it is collected, and so often', () => {
  const offered = (changes: Partial<Delivery>, others = {}) => view(changes, others).parts.help !== undefined;
  expect(['Created', 'At pickup', 'Collected', 'Delivered'].map((status) => offered({ status }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(offered({}, { isChangedOut: true })).toBe(false);
});

test('a cancelled delivery says so and when, and whom to call', () => {
  const { parts, every } = view({}, { cancelledAt: NOW });
  expect(parts).toMatchObject({
    ...{ headline: 'It was cancelled.', since: '03 Feb 2026, 14:05', arrival: undefined, help: undefined },
    ...{ advice: 'Call the shop to hear what happens next.', callShop: { href: 'tel:+27115550100' } },
  });
  expect(every).toBe(0);
});

test('a shop without a number that can be called is not called', () => {
  expect(view({}, { shop: { name: 'Kasi', phoneNumber: 'ask Thandi' } }).parts.callShop).toBeUndefined();
});

test.each([
  [problem(), 'We answer by 26 Nov 2026, 14:00'],
  [
    problem({ dueAt: new Date('2020-01-06T10:00:00Z') }),
    'Our answer is late. It was due by 06 Jan 2020, 12:00',
  ],
  [problem({ state: 'answered' }), 'Answered'],
])('the problem %j of the recipient says how far it is, and nothing of what was written', (known, text) => {
  const { parts } = view({}, { problem: known });
  expect(parts).toMatchObject({ reported: text, report: { href: '/report' } });
  expect(view({}).parts.reported).toBeUndefined();
});

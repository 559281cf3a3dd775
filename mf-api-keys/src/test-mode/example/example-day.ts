import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { UrgencyLevel } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { NEW_DELIVERY } from '@fleetfoot/shared/model/delivery/delivery-input';
import type { ProofKind } from '@fleetfoot/shared/model/delivery/proof';
import { FIRST_TARIFF, finalPrice, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';

const MINUTE_MS = 60_000;

/** The page of the whole day. */
export const EXAMPLE_DAY = '/test/example';

export function pathOfExample(deliveryID: string): string {
  return `${EXAMPLE_DAY}/${deliveryID}`;
}

/** The example is the same for a while, on its list and its pages. */
const STEP_MS = 5 * MINUTE_MS;

/** What happens to a delivery, and how many minutes after its pickup time. */
const WELL = [
  ['Courier assigned', 2],
  ['At pickup', 13],
  ['Collected', 19],
  ['At drop-off', 41],
  ['Delivered', 44],
] as const;
const BADLY = [...WELL.slice(0, -1), ['Failed', 46], ['Returning', 48], ['Returned', 71]] as const;

type Status = 'Created' | (typeof WELL)[number][0] | (typeof BADLY)[number][0];

/** A made-up delivery; it is of nobody. */
interface Made {
  readonly name: string;
  readonly address: string;
  readonly instructions?: string;
  /** By road. */
  readonly metres: number;
  readonly status: Status;
  /** How long ago its pickup time was. */
  readonly minutes: number;
  /** How long ago it should have been there, where there is a window. */
  readonly due?: number;
  readonly proof?: ProofKind;
}

/** The newest first. */
const DAY: readonly Made[] = [
  {
    ...{ name: 'Nandi Dube', address: '21 Kruis Street, Johannesburg, 2001', metres: 3_400 },
    ...{ status: 'Created', minutes: -180, due: -300 },
  },
  {
    ...{ name: 'Riaan Venter', address: '8 4th Avenue, Melville, 2092', metres: 5_200 },
    ...{ status: 'Created', minutes: 1 },
  },
  {
    ...{ name: 'Aisha Khan', address: '30 Central Road, Fordsburg, 2033', metres: 2_600 },
    ...{ status: 'Courier assigned', minutes: 6, instructions: 'Entrance beside the pharmacy.' },
  },
  {
    ...{ name: 'Sipho Ndlovu', address: '112 Fox Street, Marshalltown, 2107', metres: 3_100 },
    ...{ status: 'At pickup', minutes: 15 },
  },
  {
    ...{ name: 'Karabo Mashaba', address: '55 Oxford Road, Rosebank, 2196', metres: 7_900 },
    ...{ status: 'Collected', minutes: 27, instructions: 'Sign in with the guard at the gate.' },
  },
  {
    ...{ name: 'Megan Adams', address: '17 Corlett Drive, Illovo, 2196', metres: 9_300 },
    ...{ status: 'Collected', minutes: 80, due: 15 },
  },
  {
    ...{ name: 'Tumi Letsoalo', address: '3 Vilakazi Street, Orlando West, 1804', metres: 16_800 },
    ...{ status: 'Delivered', minutes: 96, proof: 'photo' },
  },
  {
    ...{ name: 'Zodwa Mthembu', address: '40 Beit Street, Doornfontein, 2094', metres: 2_900 },
    ...{ status: 'Failed', minutes: 118 },
  },
  {
    ...{ name: 'Francois du Toit', address: '64 Louis Botha Avenue, Orange Grove, 2192', metres: 6_700 },
    ...{ status: 'Delivered', minutes: 131, proof: 'signature' },
  },
  {
    ...{ name: 'Priya Govender', address: '9 Kotze Street, Hillbrow, 2001', metres: 1_800 },
    ...{ status: 'Returned', minutes: 204 },
  },
];

const SHOP = {
  ...{ pickup_name: 'Example Bakery', pickup_address: '10 Juta Street, Braamfontein, 2001' },
  ...{ pickup_latitude: -26.1929, pickup_longitude: 28.0359 },
  ...{ pickup_phone_number: '', pickup_instructions: 'Collect at the side door.', pickup_facility_id: '' },
};

/** What led to a status, with when it was so. */
function timesTo(status: Status, begun: number): Readonly<Record<string, Date>> {
  const way: readonly (readonly [Status, number])[] = WELL.some(([name]) => name === status) ? WELL : BADLY;
  const passed = way.slice(0, way.findIndex(([name]) => name === status) + 1);
  return Object.fromEntries(passed.map(([name, minutes]) => [name, new Date(begun + minutes * MINUTE_MS)]));
}

function priceOf(urgency_level: UrgencyLevel, { metres, status }: Made): Delivery['price'] {
  const quoted = quotedPrice(FIRST_TARIFF, { urgency_level, metres, seconds: Math.round(metres / 12) });
  if (status !== 'Delivered' && status !== 'Failed' && status !== 'Returned') return quoted;
  const failure = status === 'Delivered' ? {} : { failure_reason: 'recipient_absent' };
  return finalPrice(FIRST_TARIFF, quoted, { status, ...failure, waited: { pickup: 6, dropoff: 3 } });
}

function delivery(made: Made, index: number, now: number): Delivery {
  const { name, address, instructions = '', status, minutes, due, proof } = made;
  const begun = now - minutes * MINUTE_MS;
  const urgency_level = due === undefined ? 'on_demand' : 'time_window';
  const window = (end: number) => ({ start: new Date(end - 60 * MINUTE_MS), end: new Date(end) });
  const status_times = timesTo(status, begun);
  const changed = Object.values(status_times).at(-1) ?? new Date(now - MINUTE_MS);
  // One that is planned was entered before its time.
  const created_at = new Date(Math.min(begun, now - 2 * MINUTE_MS));
  return {
    ...{ id: `example-${index + 1}`, external_id: `EX-${1000 + DAY.length - index}` },
    ...{ urgency_level, deliverable_action: 'meet_at_door', metadata: {} },
    ...{ dropoff_name: name, dropoff_address: address, dropoff_instructions: instructions },
    ...{ dropoff_latitude: SHOP.pickup_latitude, dropoff_longitude: SHOP.pickup_longitude },
    ...{ dropoff_phone_number: '', ...SHOP },
    pickup_time: new Date(begun),
    ...(due !== undefined && {
      pickup_window: window(begun + 60 * MINUTE_MS),
      dropoff_window: window(now - due * MINUTE_MS),
    }),
    ...{ ...NEW_DELIVERY, status, status_times, price: priceOf(urgency_level, made) },
    ...(status !== 'Created' && {
      courier: { name: 'Thabo (example)', phone_number: '', vehicle_plate: 'EX 10 MP GP' },
    }),
    ...((status === 'Failed' || status === 'Returned') && { failure_reason: 'recipient_absent' }),
    ...(proof && { proof, proof_given: { kind: proof, received_by: name, at: changed } }),
    ...{ created_at, updated_at: changed, created_by: '', updated_by: '' },
  };
}

/** Ten deliveries that are nowhere stored, as one day may bring them, the newest first. */
export function exampleDay(now: Date): readonly Delivery[] {
  const moment = Math.floor(now.getTime() / STEP_MS) * STEP_MS;
  return DAY.map((made, index) => delivery(made, index, moment));
}

import { newDelivery } from '@fleetfoot/shared/model/delivery/new-delivery';
import { DETAILS } from '../new-delivery';
import { type Fields, OWN_ID, OWN_UID, SERVER_TIME, type Special, STORED_TIME, time } from './value';

const HOUR = 3_600_000;

/** Milliseconds from now. */
export const PICKUP_START = 25 * HOUR;
export const DROPOFF_START = 26 * HOUR;
export const DROPOFF_END = 27 * HOUR;

// What the form writes, with marks for what is known only at the write.
const written: object = newDelivery<Special>(DETAILS, {
  id: '',
  uid: '',
  serverTime: { special: 'server time' },
});
const common: Fields = { ...written, id: OWN_ID, created_by: OWN_UID, updated_by: OWN_UID };

const windows: Fields = {
  pickup_time: time(PICKUP_START),
  pickup_window: { start: time(PICKUP_START), end: time(26 * HOUR) },
  dropoff_window: { start: time(DROPOFF_START), end: time(DROPOFF_END) },
};

const directions: Fields = {
  ...{ pickup_unit: 'Shop 12, The Arcade', pickup_landmark: 'Next to the bank', pickup_gate_code: '' },
  ...{ dropoff_unit: 'Unit 4, Mutual Heights', dropoff_landmark: '', dropoff_gate_code: '4321#' },
};

const windowed: Fields = { ...common, urgency_level: 'time_window', ...windows, ...directions, proof: 'pin' };

const writtenNow: Fields = { updated_at: SERVER_TIME, updated_by: OWN_UID };

const storedOnDemand: Fields = {
  ...common,
  pickup_time: STORED_TIME,
  created_at: STORED_TIME,
  updated_at: STORED_TIME,
  created_by: 'member',
  updated_by: 'member',
};

/** What there is to edit. The windows are there, and wrong: whoever edits must put them right. */
export const STORED_DELIVERIES = {
  on_demand: storedOnDemand,
  scheduled: { ...storedOnDemand, urgency_level: 'scheduled' },
  time_window: { ...storedOnDemand, urgency_level: 'time_window', pickup_window: {}, dropoff_window: {} },
  at_pickup: { ...storedOnDemand, status: 'At pickup' },
  collected: { ...storedOnDemand, status: 'Collected' },
  paid: { ...storedOnDemand, payment_status: 'Paid' },
} as const satisfies Readonly<Record<string, Fields>>;

/** What the form writes for each urgency level, and what somebody would like to write later. */
export const DELIVERY_SHAPES = {
  'on demand': common,
  scheduled: { ...common, urgency_level: 'scheduled', pickup_time: time(24 * HOUR) },
  windowed,
  'new status': { ...writtenNow, status: 'Delivered' },
  'new notes': { ...writtenNow, dropoff_instructions: 'Ring twice', pickup_instructions: '' },
  'new directions': { ...writtenNow, ...directions },
  'new numbers': { ...writtenNow, dropoff_phone_number: '+27831234567', pickup_phone_number: '+27831234568' },
  'new names': { ...writtenNow, dropoff_name: 'Somebody else', pickup_name: 'Somewhere' },
  'new places': {
    ...{ ...writtenNow, dropoff_address: '5 Long Street', dropoff_latitude: -33, dropoff_longitude: 18 },
    ...{ pickup_address: '2 Vilakazi Street', pickup_latitude: -26, pickup_longitude: 27 },
  },
  'new time': { ...writtenNow, pickup_time: time(24 * HOUR) },
  'new windows': { ...writtenNow, ...windows },
} as const satisfies Readonly<Record<string, Fields>>;

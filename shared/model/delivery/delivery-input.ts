// What pages that create or edit a delivery ask of it, apart from the entity: a list needs none of it.

import * as v from '@fleetfoot/shared/schema';
import { requiredText } from '../fields';
import type { Delivery } from './delivery';
import { DIRECTIONS, type STOPS } from './delivery-choices';
import { isUncollected } from './delivery-status';

/** Status and payment status of a delivery when it is created. */
export const NEW_DELIVERY = { status: 'Created', payment_status: 'Unpaid' } as const;

/** Whether a delivery may be cancelled: no courier has collected it, and nothing is paid. */
export function canBeCancelled({
  status,
  payment_status,
}: Pick<Delivery, 'status' | 'payment_status'>): boolean {
  return isUncollected(status) && payment_status === NEW_DELIVERY.payment_status;
}

/** Whether a delivery may be edited: no courier has collected it, and its details are still there. */
export function canBeEdited({ status, blanked_at }: Pick<Delivery, 'status' | 'blanked_at'>): boolean {
  return isUncollected(status) && blanked_at === undefined;
}

/** Most characters of what is entered of a delivery; all but the first for each of its stops. */
export const DELIVERY_TEXTS = {
  external_id: 100,
  address: 500,
  name: 120,
  instructions: 500,
  /** The number and the building of a saved address, and a comma between them. */
  unit: 162,
  landmark: 200,
  gate_code: 40,
  /** Of the recipient, beside the instructions. */
  note: 200,
} as const;

/** One line with something to see in it, as the security rules ask for. */
export function lineOfText(label: string, max: number) {
  return v.pipe(
    requiredText(label, max),
    v.regex(/^[^\n]*[\p{L}\p{N}\p{P}\p{S}][^\n]*$/u, `Enter ${label} on one line.`),
  );
}

function textsOf<Stop extends (typeof STOPS)[number]>(stop: Stop) {
  const fields = ['name', 'phone_number', 'instructions', ...DIRECTIONS] as const;
  return fields.map((field) => `${stop}_${field}` as const);
}

/** What may be edited until a delivery is collected: texts and addresses of any, windows and a time of those that have them. */
export const EDITABLE_TEXTS = [
  ...textsOf('pickup'),
  ...textsOf('dropoff'),
] as const satisfies readonly (keyof Delivery)[];
/** The texts of the stops' addresses; each is edited with its coordinates. */
export const EDITABLE_ADDRESSES = [
  'pickup_address',
  'dropoff_address',
] as const satisfies readonly (keyof Delivery)[];
export const EDITABLE_WINDOWS = [
  'pickup_window',
  'dropoff_window',
] as const satisfies readonly (keyof Delivery)[];
export const EDITABLE_FIELDS = [
  ...EDITABLE_ADDRESSES,
  ...EDITABLE_TEXTS,
  'pickup_time',
  ...EDITABLE_WINDOWS,
] as const;
/** Where a delivery goes. Its price is of this way: an edit of one comes with another price, or takes {@link PRICE_FIELDS} away. */
export const WAY_FIELDS = [
  'pickup_latitude',
  'pickup_longitude',
  'dropoff_latitude',
  'dropoff_longitude',
] as const satisfies readonly (keyof Delivery)[];
export const PRICE_FIELDS = ['price', 'quoteID'] as const satisfies readonly (keyof Delivery)[];

/** The changes of an edit: nothing but what was changed. */
export type DeliveryEdit = Partial<
  Pick<Delivery, (typeof EDITABLE_FIELDS)[number] | (typeof WAY_FIELDS)[number]>
>;

/** Whether an edit sends a delivery another way than the one that its price is of. */
export function goesElsewhere(edit: DeliveryEdit): boolean {
  return WAY_FIELDS.some((field) => field in edit);
}

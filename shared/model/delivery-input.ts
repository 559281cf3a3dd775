// What pages that create or edit a delivery ask of it, apart from the entity: a list needs none of it.

import * as v from '@fleetfoot/shared/schema';
import type { DELIVERABLE_ACTIONS, Delivery } from './delivery';
import { requiredText } from './fields';

export const DELIVERABLE_ACTION_LABELS = {
  meet_at_door: 'Meet at door',
  leave_at_door: 'Leave at door',
} as const satisfies Record<(typeof DELIVERABLE_ACTIONS)[number], string>;

/** Status and payment status of a delivery when it is created. */
export const NEW_DELIVERY = { status: 'Created', payment_status: 'Unpaid' } as const;

/** Whether a delivery may be cancelled: no courier is on the way with it, and nothing is paid. */
export function canBeCancelled({
  status,
  payment_status,
}: Pick<Delivery, 'status' | 'payment_status'>): boolean {
  return status === NEW_DELIVERY.status && payment_status === NEW_DELIVERY.payment_status;
}

/** Most characters of what is entered of a delivery; all but the first for each of its stops. */
export const DELIVERY_TEXTS = { external_id: 100, address: 500, name: 120, instructions: 500 } as const;

/** One line with something to see in it, as the security rules ask for. */
export function lineOfText(label: string, max: number) {
  return v.pipe(
    requiredText(label, max),
    v.regex(/^[^\n]*[\p{L}\p{N}\p{P}\p{S}][^\n]*$/u, `Enter ${label} on one line.`),
  );
}

/** What may be edited until a delivery is collected: texts of any, windows and a time of those that have them. */
export const EDITABLE_TEXTS = [
  'pickup_phone_number',
  'pickup_instructions',
  'dropoff_phone_number',
  'dropoff_instructions',
] as const satisfies readonly (keyof Delivery)[];
export const EDITABLE_WINDOWS = [
  'pickup_window',
  'dropoff_window',
] as const satisfies readonly (keyof Delivery)[];
export const EDITABLE_FIELDS = [...EDITABLE_TEXTS, 'pickup_time', ...EDITABLE_WINDOWS] as const;

/** The changes of an edit: nothing but what was changed. */
export type DeliveryEdit = Partial<Pick<Delivery, (typeof EDITABLE_FIELDS)[number]>>;

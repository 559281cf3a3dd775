import { DIRECTIONS, STOPS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { DELIVERY_TEXTS as MOST } from '@fleetfoot/shared/model/delivery/delivery-input';
import { PROOF_KINDS } from '@fleetfoot/shared/model/delivery/proof';
import { Timestamp } from './client-sdk';
import { newWindowDelivery } from './new-delivery';
import { ANY_TYPE, NO_NUMBER, NO_TEXT } from './wrong-types';

type Changes = Readonly<Record<string, unknown>>;

/** What is changed in a right delivery of the kind that is named in front of it, if any. */
export type DeliveryTable = readonly (readonly [what: string, changes: Changes])[];

const long = (length: number) => 'x'.repeat(length);

/** Unit, landmark and gate code of both stops, and most characters of each. */
const DIRECTION_FIELDS = STOPS.flatMap((stop) =>
  DIRECTIONS.map((field) => [`${stop}_${field}`, MOST[field]] as const),
);

/** Of a new delivery and of an edit. */
export const RIGHT_DIRECTIONS: DeliveryTable = DIRECTION_FIELDS.flatMap(
  ([field, most]): DeliveryTable => [
    [`an empty ${field}`, { [field]: '' }],
    [`${field} of ${most} characters`, { [field]: long(most) }],
  ],
);

export const WRONG_DIRECTIONS: DeliveryTable = DIRECTION_FIELDS.flatMap(
  ([field, most]): DeliveryTable => [
    [`${field} of ${most + 1} characters`, { [field]: long(most + 1) }],
    [`${field} of two lines`, { [field]: 'Unit 4\nFloor 2' }],
    [`${field} with a right-to-left override`, { [field]: 'a\u202eb' }],
    ...NO_TEXT.map(([type, value]) => [`${field} that is ${type}`, { [field]: value }] as const),
  ],
);

function rightStop(stop: 'pickup' | 'dropoff'): DeliveryTable {
  return [
    [`${stop}_address of one character`, { [`${stop}_address`]: '☆' }],
    [`${stop}_address of ${MOST.address} characters`, { [`${stop}_address`]: long(MOST.address) }],
    [`${stop}_name of ${MOST.name} characters`, { [`${stop}_name`]: long(MOST.name) }],
    [`${stop}_latitude at the south pole`, { [`${stop}_latitude`]: -90 }],
    [`${stop}_latitude at the north pole`, { [`${stop}_latitude`]: 90 }],
    [`${stop}_longitude at the date line`, { [`${stop}_longitude`]: -180 }],
    [`${stop}_longitude at it from the other side`, { [`${stop}_longitude`]: 180 }],
    [`${stop}_phone_number of 8 digits`, { [`${stop}_phone_number`]: '+12345678' }],
    [`${stop}_phone_number of 15 digits`, { [`${stop}_phone_number`]: '+123456789012345' }],
    [`no ${stop}_instructions`, { [`${stop}_instructions`]: '' }],
    [
      `${stop}_instructions of ${MOST.instructions} characters`,
      { [`${stop}_instructions`]: long(MOST.instructions) },
    ],
    [`${stop}_instructions of two lines`, { [`${stop}_instructions`]: 'Ring twice\nThen wait' }],
  ];
}

function wrongStop(stop: 'pickup' | 'dropoff'): DeliveryTable {
  return [
    [`an empty ${stop}_address`, { [`${stop}_address`]: '' }],
    [`a blank ${stop}_address`, { [`${stop}_address`]: ' \u00a0' }],
    [`${stop}_address of ${MOST.address + 1} characters`, { [`${stop}_address`]: long(MOST.address + 1) }],
    [`a blank ${stop}_name`, { [`${stop}_name`]: '  ' }],
    [`${stop}_name of ${MOST.name + 1} characters`, { [`${stop}_name`]: long(MOST.name + 1) }],
    [`${stop}_name of ${MOST.name} characters and a blank`, { [`${stop}_name`]: `${long(MOST.name)} ` }],
    [`${stop}_latitude beyond the south pole`, { [`${stop}_latitude`]: -90.1 }],
    [`${stop}_latitude beyond the north pole`, { [`${stop}_latitude`]: 90.1 }],
    [`${stop}_latitude that is infinite`, { [`${stop}_latitude`]: Number.POSITIVE_INFINITY }],
    [`${stop}_latitude that is not a number`, { [`${stop}_latitude`]: Number.NaN }],
    [`${stop}_longitude beyond the date line`, { [`${stop}_longitude`]: -180.1 }],
    [`${stop}_longitude beyond it from the other side`, { [`${stop}_longitude`]: 180.1 }],
    [`${stop}_longitude that is not a number`, { [`${stop}_longitude`]: Number.NaN }],
    [`${stop}_phone_number of this country only`, { [`${stop}_phone_number`]: '0821234567' }],
    [`${stop}_phone_number of 7 digits`, { [`${stop}_phone_number`]: '+1234567' }],
    [`${stop}_phone_number of 16 digits`, { [`${stop}_phone_number`]: '+1234567890123456' }],
    [`${stop}_phone_number of no country`, { [`${stop}_phone_number`]: '+0821234567' }],
    [`${stop}_phone_number with letters`, { [`${stop}_phone_number`]: '+2782CALLME' }],
    [`${stop}_phone_number with something after it`, { [`${stop}_phone_number`]: '+27821234567 or so' }],
    [
      `${stop}_instructions of ${MOST.instructions + 1} characters`,
      { [`${stop}_instructions`]: long(MOST.instructions + 1) },
    ],
    [`${stop}_instructions of a megabyte`, { [`${stop}_instructions`]: long(1_000_000) }],
  ];
}

export const RIGHT_FIELDS: DeliveryTable = [
  ['external_id of one character', { external_id: '7' }],
  [`external_id of ${MOST.external_id} characters`, { external_id: long(MOST.external_id) }],
  ['the other deliverable_action', { deliverable_action: 'leave_at_door' }],
  ...PROOF_KINDS.map((proof) => [`${proof} as its proof`, { proof }] as const),
  ['pickup_facility_id of 128 characters', { pickup_facility_id: long(128) }],
  ...rightStop('pickup'),
  ...rightStop('dropoff'),
  ...RIGHT_DIRECTIONS,
];

export const WRONG_FIELDS: DeliveryTable = [
  ['keys too many', { discount: 100 }],
  ['an empty external_id', { external_id: '' }],
  ['a blank external_id', { external_id: ' ' }],
  [`external_id of ${MOST.external_id + 1} characters`, { external_id: long(MOST.external_id + 1) }],
  ['external_id of two lines', { external_id: 'PO\n1' }],
  ['pickup_facility_id of 129 characters', { pickup_facility_id: long(129) }],
  ['metadata with a note', { metadata: { note: 'x' } }],
  ['metadata of a megabyte', { metadata: { [long(100)]: long(900_000) } }],
  ['another urgency_level', { urgency_level: 'whenever' }],
  ['another deliverable_action', { deliverable_action: 'throw_over_wall' }],
  ['another proof', { proof: 'retina' }],
  ['an empty proof', { proof: '' }],
  ...NO_TEXT.map(([type, value]) => [`proof that is ${type}`, { proof: value }] as const),
  ['another status', { status: 'Delivered' }],
  ['a paid payment_status', { payment_status: 'Paid' }],
  ["another's id", { id: 'd1' }],
  ['another created_by', { created_by: 'admin' }],
  ['another updated_by', { updated_by: 'admin' }],
  ["the client's created_at", { created_at: Timestamp.now() }],
  ["the client's updated_at", { updated_at: Timestamp.now() }],
  ...wrongStop('pickup'),
  ...wrongStop('dropoff'),
  ...WRONG_DIRECTIONS,
];

function wrongTypes([field, value]: [string, unknown]): DeliveryTable {
  const types = typeof value === 'string' ? NO_TEXT : typeof value === 'number' ? NO_NUMBER : ANY_TYPE;
  return types.map(([type, wrong]) => [`${field} that is ${type}`, { [field]: wrong }]);
}

/** Each field of a delivery in windows, once in each type that is not its own. */
export const WRONG_FIELD_TYPES: DeliveryTable = Object.entries(newWindowDelivery('x', 'member')).flatMap(
  wrongTypes,
);

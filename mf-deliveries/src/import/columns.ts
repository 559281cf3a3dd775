import { DIRECTION_LABELS, DIRECTIONS, type STOPS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { DELIVERY_TEXTS } from '@fleetfoot/shared/model/delivery/delivery-input';

type Stop = (typeof STOPS)[number];

/** A field of a delivery that a column of a file can hold. */
export interface ImportColumn {
  readonly key: ColumnKey;
  /** Heading in the template. */
  readonly label: string;
  /** Whether no delivery can do without it. */
  readonly required?: true;
  /** What to write, for people. */
  readonly help: string;
  /** What the template's row has; nothing where the row needs none. */
  readonly example: string | number;
  /** Other headings that mean it. */
  readonly aliases: readonly string[];
  /** Whether a cell may have several lines. */
  readonly lines?: true;
  /** The column that its cells are joined to as a file is read. */
  readonly partOf?: 'pickup_address' | 'dropoff_address';
}

/** What some files write in columns of their own, in the order of an address. */
const ADDRESS_PARTS = ['suburb', 'city', 'postal_code'] as const;

function partKeys<Of extends Stop>(stop: Of) {
  return ADDRESS_PARTS.map((part) => `${stop}_${part}` as const);
}

function directionKeys<Of extends Stop>(stop: Of) {
  return DIRECTIONS.map((field) => `${stop}_${field}` as const);
}

const KEYS = [
  'external_id',
  'pickup_address',
  ...partKeys('pickup'),
  'pickup_latitude',
  'pickup_longitude',
  'pickup_location',
  'pickup_name',
  'pickup_phone_number',
  'pickup_instructions',
  ...directionKeys('pickup'),
  'dropoff_address',
  ...partKeys('dropoff'),
  'dropoff_latitude',
  'dropoff_longitude',
  'dropoff_location',
  'dropoff_name',
  'dropoff_phone_number',
  'dropoff_instructions',
  ...directionKeys('dropoff'),
  'urgency_level',
  'pickup_time',
  'pickup_window_start',
  'pickup_window_end',
  'dropoff_window_start',
  'dropoff_window_end',
  'deliverable_action',
  'proof',
] as const;

export type ColumnKey = (typeof KEYS)[number];

/** The cells of a row, by what they mean; empty ones may be missing. */
export type Cells = Readonly<Partial<Record<ColumnKey, string>>>;

const ADDRESS = 'An address, or the label of an address in your Address Book.';
const LATITUDE = 'Decimal degrees, with a point or a comma. Leave it empty to look the address up.';
const LOCATION = 'A Plus Code, a link of a map or degrees in one cell, in place of latitude and longitude.';
const LOCATION_ALIASES = ['location', 'plus code', 'pin', 'maps link', 'google maps', 'coordinates', 'gps'];
const TIME = 'South African time: 3 Feb 2027 14:05, 03/02/2027 14:05 or 2027-02-03 14:05.';

const DIRECTION_HELP = {
  unit: ['Flat, floor or shop, with its building', 'Unit 4, Mutual Heights'],
  landmark: ['Something to see from the street', 'Opposite the taxi rank'],
  gate_code: ['What opens the gate', '4321#'],
} as const;

const DIRECTION_ALIASES = {
  pickup: {
    unit: ['collection unit', 'sender unit'],
    landmark: ['collection landmark', 'sender landmark'],
    gate_code: ['collection gate code', 'sender gate code'],
  },
  dropoff: {
    unit: ['unit', 'unit number', 'complex', 'building', 'flat', 'apartment'],
    landmark: ['landmark', 'nearest landmark', 'delivery landmark'],
    gate_code: ['gate code', 'access code', 'gate', 'delivery gate code'],
  },
} as const;

/** Unit, landmark and gate code of a stop; the example has those of the recipient. */
function directionColumns(stop: Stop): readonly ImportColumn[] {
  const title = stop === 'pickup' ? 'Pickup' : 'Drop-off';
  return DIRECTIONS.map((field) => {
    const [what, example] = DIRECTION_HELP[field];
    return {
      key: `${stop}_${field}`,
      label: `${title} ${DIRECTION_LABELS[field].toLowerCase()}`,
      help: `${what}. At most ${DELIVERY_TEXTS[field]} characters.`,
      example: stop === 'pickup' ? '' : example,
      aliases: DIRECTION_ALIASES[stop][field],
    };
  });
}

const PART_ALIASES = {
  pickup: {
    suburb: ['collection suburb', 'from suburb'],
    city: ['pickup town', 'collection city', 'from city'],
    postal_code: ['pickup postcode', 'collection postal code', 'from postal code'],
  },
  dropoff: {
    suburb: ['suburb', 'township', 'area', 'delivery suburb', 'shipping suburb'],
    city: ['city', 'town', 'delivery city', 'shipping city'],
    postal_code: [
      'postal code',
      'postcode',
      'post code',
      'zip',
      'zip code',
      'delivery postal code',
      'shipping zip',
    ],
  },
} as const;

/** Suburb, city and postal code of a stop. The template needs none: its address holds them. */
function partColumns(stop: Stop): readonly ImportColumn[] {
  const title = stop === 'pickup' ? 'Pickup' : 'Drop-off';
  return ADDRESS_PARTS.map((part) => ({
    key: `${stop}_${part}`,
    label: `${title} ${part.replace('_', ' ')}`,
    help: `Joined to the ${title.toLowerCase()} address, where your file has it in a column of its own.`,
    example: '',
    aliases: PART_ALIASES[stop][part],
    partOf: `${stop}_address`,
  }));
}

/** Every column, in the template's order. */
export const COLUMNS: readonly ImportColumn[] = [
  {
    key: 'external_id',
    label: 'External ID',
    required: true,
    help: 'Your own reference. One that is taken already is not created again.',
    example: 'ORD-0001',
    aliases: ['reference', 'order', 'order id', 'order no', 'order number', 'id', 'ref'],
  },
  {
    key: 'pickup_address',
    label: 'Pickup address',
    help: `${ADDRESS} Empty: the pickup you choose for the whole file.`,
    example: '12 Long Street, Cape Town, 8001',
    aliases: ['pickup', 'collection address', 'collect from', 'from', 'sender address'],
  },
  ...partColumns('pickup'),
  {
    key: 'pickup_latitude',
    label: 'Pickup latitude',
    help: LATITUDE,
    example: -33.9221,
    aliases: ['pickup lat', 'collection latitude', 'from lat'],
  },
  {
    key: 'pickup_longitude',
    label: 'Pickup longitude',
    help: LATITUDE,
    example: 18.4197,
    aliases: ['pickup lng', 'pickup long', 'pickup lon', 'collection longitude', 'from lng'],
  },
  {
    key: 'pickup_location',
    label: 'Pickup location',
    help: LOCATION,
    example: '',
    aliases: ['pickup plus code', 'pickup pin', 'collection location', 'from location'],
  },
  {
    key: 'pickup_name',
    label: 'Pickup name',
    help: 'Who hands it over.',
    example: 'Umoya Kitchen',
    aliases: ['collection name', 'sender', 'sender name', 'from name', 'pickup contact'],
  },
  {
    key: 'pickup_phone_number',
    label: 'Pickup phone number',
    help: 'Any way of writing it.',
    example: '021 555 0100',
    aliases: ['pickup phone', 'collection phone', 'sender phone', 'from phone', 'pickup tel'],
  },
  {
    key: 'pickup_instructions',
    label: 'Pickup instructions',
    help: 'At most 500 characters.',
    example: 'Side door',
    aliases: ['pickup notes', 'collection notes', 'collection instructions'],
    lines: true,
  },
  ...directionColumns('pickup'),
  {
    key: 'dropoff_address',
    label: 'Drop-off address',
    required: true,
    help: ADDRESS,
    example: '5 Beach Road, Sea Point, Cape Town',
    aliases: [
      'address',
      'street',
      'street address',
      'address line 1',
      'address 1',
      'delivery address',
      'deliver to',
      'to',
      'customer address',
      'shipping address',
      'destination',
      'recipient address',
      // A file may have nothing but these.
      ...LOCATION_ALIASES,
    ],
  },
  ...partColumns('dropoff'),
  {
    key: 'dropoff_latitude',
    label: 'Drop-off latitude',
    help: LATITUDE,
    example: -33.9136,
    aliases: ['drop-off lat', 'latitude', 'lat', 'delivery latitude', 'to lat'],
  },
  {
    key: 'dropoff_longitude',
    label: 'Drop-off longitude',
    help: LATITUDE,
    example: 18.3886,
    aliases: ['drop-off lng', 'drop-off long', 'drop-off lon', 'longitude', 'lng', 'lon', 'long', 'to lng'],
  },
  {
    key: 'dropoff_location',
    label: 'Drop-off location',
    help: LOCATION,
    example: '',
    aliases: LOCATION_ALIASES,
  },
  {
    key: 'dropoff_name',
    label: 'Drop-off name',
    required: true,
    help: 'Who receives it.',
    example: 'Lerato Dlamini',
    aliases: ['name', 'customer', 'customer name', 'recipient', 'recipient name', 'to name', 'delivery name'],
  },
  {
    key: 'dropoff_phone_number',
    label: 'Drop-off phone number',
    required: true,
    help: 'Any way of writing it.',
    example: '083 123 4567',
    aliases: [
      'phone',
      'phone number',
      'mobile',
      'cell',
      'cellphone',
      'tel',
      'telephone',
      'customer phone',
      'recipient phone',
      'drop-off phone',
    ],
  },
  {
    key: 'dropoff_instructions',
    label: 'Drop-off instructions',
    help: 'At most 500 characters.',
    example: 'Ring twice',
    aliases: ['notes', 'instructions', 'delivery notes', 'delivery instructions', 'comment', 'comments'],
    lines: true,
  },
  ...directionColumns('dropoff'),
  {
    key: 'urgency_level',
    label: 'Urgency',
    help: 'On demand, Scheduled or Time window. Empty: as the times in the row say.',
    example: 'On demand',
    aliases: ['urgency level', 'type', 'service'],
  },
  {
    key: 'pickup_time',
    label: 'Pickup time',
    help: `For Scheduled. ${TIME}`,
    example: '',
    aliases: ['pickup date and time', 'collection time', 'scheduled time', 'pickup date'],
  },
  {
    key: 'pickup_window_start',
    label: 'Pickup window start',
    help: `For Time window. ${TIME}`,
    example: '',
    aliases: ['pickup from', 'collection from', 'pickup after'],
  },
  {
    key: 'pickup_window_end',
    label: 'Pickup window end',
    help: `For Time window. ${TIME}`,
    example: '',
    aliases: ['pickup until', 'pickup to', 'collection until', 'pickup before'],
  },
  {
    key: 'dropoff_window_start',
    label: 'Drop-off window start',
    help: `For Time window. ${TIME}`,
    example: '',
    aliases: ['drop-off from', 'deliver from', 'deliver after'],
  },
  {
    key: 'dropoff_window_end',
    label: 'Drop-off window end',
    help: `For Time window. ${TIME}`,
    example: '',
    aliases: ['drop-off until', 'deliver by', 'deliver until', 'deliver before', 'due'],
  },
  {
    key: 'deliverable_action',
    label: 'Action at the door',
    help: 'Meet at door or Leave at door. Empty: Meet at door.',
    example: 'Meet at door',
    aliases: ['action', 'deliverable action', 'handover', 'at door'],
  },
  {
    key: 'proof',
    label: 'Proof of delivery',
    help: 'Name, Signature, Photo, PIN or None. Empty: None.',
    example: 'Photo',
    aliases: ['proof', 'pod', 'delivery proof'],
  },
];

/** The columns that a row keeps cells of. */
export const CELL_COLUMNS = COLUMNS.filter(({ partOf }) => partOf === undefined);

export function isColumnKey(key: string): key is ColumnKey {
  return KEYS.some((known) => known === key);
}

import { formatDateTime, PRODUCT_NAME } from '@fleetfoot/shared/domain';
import {
  DELIVERABLE_ACTION_LABELS,
  type Delivery,
  DIRECTIONS,
  type Directions,
  STOPS,
  URGENCY_LABELS,
} from '@fleetfoot/shared/model';
import { WAYBILL_SHEET } from '../../texts/english/waybill';
import { deliveryName } from '../delivery-name';
import { QrCode } from './qr-code';
import { WaybillStop } from './waybill-stop';
import { WaybillFrame, WaybillHead } from './waybill-style';

interface WaybillProps {
  readonly delivery: Delivery;
  readonly organizationName: string;
  /** Where the code leads: the delivery in the dashboard. */
  readonly address: string;
}

/** Print in points that so many characters of addresses, instructions and directions fit in, with all else on the sheet. */
const SIZES = [
  [220, 10.5],
  [400, 9],
  [650, 8],
  [1_000, 7],
  [1_400, 6],
] as const;

const SMALLEST = 5;

/** What a line that is broken by hand takes away, in characters. */
const BROKEN_LINE = 40;

function directionsAt(delivery: Delivery, stop: (typeof STOPS)[number]): Directions {
  return Object.fromEntries(DIRECTIONS.map((field) => [field, delivery[`${stop}_${field}`]]));
}

function printSize(delivery: Delivery): number {
  const directions = STOPS.flatMap((stop) => Object.values(directionsAt(delivery, stop)));
  const text = [
    delivery.dropoff_address,
    delivery.dropoff_instructions,
    delivery.pickup_address,
    delivery.pickup_instructions,
    ...[delivery.dropoff_note, ...directions].map((direction) => (direction ? `${direction}\n` : '')),
  ].join('');
  const length = text.length + BROKEN_LINE * (text.split('\n').length - 1);
  return SIZES.find(([most]) => length <= most)?.[1] ?? SMALLEST;
}

/** The sheet that travels with the parcel. */
export function Waybill({ delivery, organizationName, address }: WaybillProps) {
  return (
    <WaybillFrame lang="en-ZA" aria-label={WAYBILL_SHEET.name} $points={printSize(delivery)}>
      <WaybillHead>
        <div>
          <p translate="no">{`${organizationName} · ${PRODUCT_NAME}`}</p>
          <h2 translate="no">{deliveryName(delivery)}</h2>
          <p>{`${URGENCY_LABELS[delivery.urgency_level]}, ${formatDateTime(delivery.pickup_time)}`}</p>
          <p>{WAYBILL_SHEET.id(delivery.id)}</p>
        </div>
        <QrCode text={address} label={WAYBILL_SHEET.code} />
      </WaybillHead>
      <WaybillStop
        title={WAYBILL_SHEET.to}
        isMain
        name={delivery.dropoff_name}
        phoneNumber={delivery.dropoff_phone_number}
        address={delivery.dropoff_address}
        instructions={delivery.dropoff_instructions}
        note={delivery.dropoff_note}
        directions={directionsAt(delivery, 'dropoff')}
        window={delivery.dropoff_window}
        action={DELIVERABLE_ACTION_LABELS[delivery.deliverable_action]}
      />
      <WaybillStop
        title={WAYBILL_SHEET.from}
        name={delivery.pickup_name}
        phoneNumber={delivery.pickup_phone_number}
        address={delivery.pickup_address}
        instructions={delivery.pickup_instructions}
        directions={directionsAt(delivery, 'pickup')}
        window={delivery.pickup_window}
      />
    </WaybillFrame>
  );
}

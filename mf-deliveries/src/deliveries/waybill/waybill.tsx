import { formatDateTime, PRODUCT_NAME } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import {
  DELIVERABLE_ACTION_LABELS,
  DIRECTIONS,
  type Directions,
  STOPS,
  URGENCY_LABELS,
} from '@fleetfoot/shared/model/delivery/delivery-choices';
import { WAYBILL_SHEET } from '../../texts/english/waybill';
import { deliveryName } from '../delivery-name';
import { printOf, runOn } from './print-size';
import { QrCode } from './qr-code';
import { WaybillStop } from './waybill-stop';
import { WaybillFrame, WaybillHead } from './waybill-style';

interface WaybillProps {
  readonly delivery: Delivery;
  readonly organizationName: string;
  /** Where the code leads: the delivery in the dashboard. */
  readonly address: string;
}

function directionsAt(delivery: Delivery, stop: (typeof STOPS)[number]): Directions {
  return Object.fromEntries(DIRECTIONS.map((field) => [field, delivery[`${stop}_${field}`]]));
}

function textsOf(delivery: Delivery): readonly string[] {
  const directions = STOPS.flatMap((stop) => Object.values(directionsAt(delivery, stop)));
  const { dropoff_address, dropoff_instructions, dropoff_note, pickup_address, pickup_instructions } =
    delivery;
  const written = [dropoff_address, dropoff_instructions, dropoff_note, pickup_address, pickup_instructions];
  return [...written, ...directions].filter((text) => text !== undefined).filter(Boolean);
}

/** The sheet that travels with the parcel. */
export function Waybill({ delivery, organizationName, address }: WaybillProps) {
  const { size, runsOn } = printOf(textsOf(delivery));
  const asPrinted = (text: string) => (runsOn ? runOn(text) : text);
  return (
    <WaybillFrame lang="en-ZA" aria-label={WAYBILL_SHEET.name} $points={size}>
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
        instructions={asPrinted(delivery.dropoff_instructions)}
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
        instructions={asPrinted(delivery.pickup_instructions)}
        directions={directionsAt(delivery, 'pickup')}
        window={delivery.pickup_window}
      />
    </WaybillFrame>
  );
}

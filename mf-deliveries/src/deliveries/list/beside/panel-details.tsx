import {
  formatDateTime,
  formatPhoneNumber,
  formatTimeRange,
  parseCoordinates,
} from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import {
  DIRECTION_LABELS,
  DIRECTIONS,
  type STOPS,
  URGENCY_LABELS,
} from '@fleetfoot/shared/model/delivery/delivery-choices';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { rand } from '@fleetfoot/shared/price';
import { useOrganization } from '@fleetfoot/shared/remote';
import type { ReactNode } from 'react';
import { roadText } from '../../../prices/road-text';
import { detailTexts } from '../../../texts/detail';
import { type SayWord, useInWords } from '../../../texts/page-language';
import { usePageTexts } from '../../../texts/page-texts';
import { panelTexts } from '../../../texts/panel';
import { priceTexts } from '../../../texts/price';
import { ContactLinks } from '../../contact-links';
import { courierText } from '../../courier-text';
import { CourierArrival } from '../../ride/courier-arrival';
import { useCourierRide } from '../../ride/use-courier-ride';
import { latestEvents } from './latest-events';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

interface StopPartProps {
  readonly delivery: Delivery;
  readonly stop: (typeof STOPS)[number];
}

function StopPart({ delivery, stop }: StopPartProps) {
  const name = delivery[`${stop}_name`];
  const phoneNumber = delivery[`${stop}_phone_number`];
  const address = delivery[`${stop}_address`];
  const instructions = delivery[`${stop}_instructions`];
  const window = delivery[`${stop}_window`];
  const { asks } = usePageTexts(panelTexts);
  const say: SayWord = useInWords();
  return (
    <Part title={say(stop === 'pickup' ? 'Pickup' : 'Drop-off')}>
      {address === '' ? (
        <p>{say('Removed')}</p>
      ) : (
        <>
          <p>
            <strong translate="no">{name}</strong>
          </p>
          <p translate="no">{address}</p>
          {DIRECTIONS.map((field) => {
            const value = delivery[`${stop}_${field}`];
            return value && <p key={field}>{`${say(DIRECTION_LABELS[field])}: ${value}`}</p>;
          })}
          {instructions && <p>{instructions}</p>}
          {stop === 'dropoff' && delivery.dropoff_note && <p>{asks(delivery.dropoff_note)}</p>}
          <p translate="no">{formatPhoneNumber(phoneNumber)}</p>
          <ContactLinks
            {...{ name, phoneNumber }}
            coordinates={parseCoordinates(delivery[`${stop}_latitude`], delivery[`${stop}_longitude`])}
          />
        </>
      )}
      {window ? (
        <p>{formatTimeRange(window.start, window.end)}</p>
      ) : (
        stop === 'pickup' && <p>{formatDateTime(delivery.pickup_time)}</p>
      )}
    </Part>
  );
}

/** Where the courier is; reads their position, and nothing of a delivery that nobody carries. */
function Ride({ delivery }: { readonly delivery: Delivery }) {
  const { id: orgID } = useOrganization();
  const ride = useCourierRide(orgID, delivery.id, delivery);
  const { route } = usePageTexts(detailTexts);
  return (
    ride && (
      <Part title={route.arrival}>
        <CourierArrival delivery={delivery} ride={ride} />
      </Part>
    )
  );
}

interface PanelDetailsProps {
  readonly delivery: Delivery;
  /** Whether the user has stayed with it: only then is anything read. */
  readonly isAtRest: boolean;
}

/** What a dispatcher looks up of a delivery. */
export function PanelDetails({ delivery, isAtRest }: PanelDetailsProps) {
  const courier = courierText(delivery);
  const { latest } = usePageTexts(panelTexts);
  const { summary } = usePageTexts(detailTexts);
  const texts = usePageTexts(priceTexts);
  const say = useInWords();
  const { price, courier: carrying, payment_status, urgency_level, status } = delivery;
  return (
    <>
      {isAtRest && status !== CANCELLED && <Ride delivery={delivery} />}
      <StopPart delivery={delivery} stop="dropoff" />
      <StopPart delivery={delivery} stop="pickup" />
      {courier !== '' && (
        <Part title={summary.courier}>
          <p>{courier}</p>
          {carrying?.phone_number && (
            <ContactLinks name={carrying.name} phoneNumber={carrying.phone_number} />
          )}
        </Part>
      )}
      <Part title={latest}>
        <ol>
          {latestEvents(delivery, say).map(({ text, at }) => (
            <li key={text}>
              <span>{text}</span> <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={say(URGENCY_LABELS[urgency_level])}>
        <p>{price ? `${texts.price(rand(price.total))}, ${roadText(texts, price)}` : summary.noPrice}</p>
        <p>{say(payment_status)}</p>
      </Part>
    </>
  );
}

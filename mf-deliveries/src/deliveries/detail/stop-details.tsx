import { formatPhoneNumber, formatTimeRange, parseCoordinates } from '@fleetfoot/shared/domain';
import {
  DELIVERABLE_ACTION_LABELS,
  type Delivery,
  DIRECTION_LABELS,
  DIRECTIONS,
  type STOPS,
} from '@fleetfoot/shared/model';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { ContactLinks } from '../contact-links';
import { CopyableText } from './copyable-text';

const TITLES = { pickup: 'PICKUP DETAILS', dropoff: 'DROPOFF DETAILS' } as const;

interface StopDetailsProps {
  readonly delivery: Delivery;
  readonly stop: (typeof STOPS)[number];
}

export function StopDetails({ delivery, stop }: StopDetailsProps) {
  const name = delivery[`${stop}_name`];
  const phoneNumber = delivery[`${stop}_phone_number`];
  const window = delivery[`${stop}_window`];
  // What is left of the coordinates of removed details is near, and nobody's.
  const isKnown = phoneNumber !== '' && delivery[`${stop}_address`] !== '';
  return (
    <Card title={TITLES[stop]}>
      <DetailList
        items={[
          { label: 'Name', value: name },
          {
            label: 'Phone number',
            value: (
              <CopyableText
                text={formatPhoneNumber(phoneNumber)}
                value={phoneNumber}
                name={`${stop === 'pickup' ? 'Pickup' : 'Drop-off'} phone number`}
                label="Copy phone"
              />
            ),
          },
          ...(isKnown
            ? [
                {
                  label: 'Contact',
                  value: (
                    <ContactLinks
                      {...{ name, phoneNumber }}
                      coordinates={parseCoordinates(
                        delivery[`${stop}_latitude`],
                        delivery[`${stop}_longitude`],
                      )}
                    />
                  ),
                },
              ]
            : []),
          ...DIRECTIONS.flatMap((field) => {
            const value = delivery[`${stop}_${field}`];
            return value ? [{ label: DIRECTION_LABELS[field], value }] : [];
          }),
          { label: 'Instructions', value: delivery[`${stop}_instructions`] },
          ...(stop === 'dropoff' && delivery.dropoff_note
            ? [{ label: 'Note of the recipient', value: delivery.dropoff_note }]
            : []),
          ...(stop === 'dropoff'
            ? [{ label: 'Deliverable action', value: DELIVERABLE_ACTION_LABELS[delivery.deliverable_action] }]
            : []),
          ...(window ? [{ label: 'Time window', value: formatTimeRange(window.start, window.end) }] : []),
        ]}
      />
    </Card>
  );
}

import { formatPhoneNumber, formatTimeRange, parseCoordinates } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import {
  DELIVERABLE_ACTION_LABELS,
  DIRECTION_LABELS,
  DIRECTIONS,
  type STOPS,
} from '@fleetfoot/shared/model/delivery/delivery-choices';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { detailTexts } from '../../texts/detail';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { stopsTexts } from '../../texts/stops';
import { ContactLinks } from '../contact-links';
import { CopyableText } from './copyable-text';

interface StopDetailsProps {
  readonly delivery: Delivery;
  readonly stop: (typeof STOPS)[number];
}

export function StopDetails({ delivery, stop }: StopDetailsProps) {
  const { stop: texts } = usePageTexts(detailTexts);
  const { action, [stop]: form } = usePageTexts(stopsTexts);
  const say = useInWords();
  const name = delivery[`${stop}_name`];
  const phoneNumber = delivery[`${stop}_phone_number`];
  const window = delivery[`${stop}_window`];
  // What is left of the coordinates of removed details is near, and nobody's.
  const isKnown = phoneNumber !== '' && delivery[`${stop}_address`] !== '';
  return (
    <Card title={texts[stop]}>
      <DetailList
        items={[
          { isData: true, label: texts.name, value: name },
          {
            label: texts.phoneNumber,
            value: (
              <CopyableText
                text={formatPhoneNumber(phoneNumber)}
                value={phoneNumber}
                name={form.phone_number}
                label={texts.copyPhone}
              />
            ),
          },
          ...(isKnown
            ? [
                {
                  label: texts.contact,
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
            return value ? [{ label: say(DIRECTION_LABELS[field]), value }] : [];
          }),
          { label: texts.instructions, value: delivery[`${stop}_instructions`] },
          ...(stop === 'dropoff' && delivery.dropoff_note
            ? [{ label: texts.note, value: delivery.dropoff_note }]
            : []),
          ...(stop === 'dropoff'
            ? [{ label: action, value: say(DELIVERABLE_ACTION_LABELS[delivery.deliverable_action]) }]
            : []),
          ...(window ? [{ label: texts.window, value: formatTimeRange(window.start, window.end) }] : []),
        ]}
      />
    </Card>
  );
}

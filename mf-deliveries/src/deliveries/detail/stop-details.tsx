import { formatPhoneNumber, formatTimeRange } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { CopyableText } from './copyable-text';

interface StopDetailsProps {
  readonly title: 'PICKUP DETAILS' | 'DROPOFF DETAILS';
  readonly name: string;
  /** E.164. */
  readonly phoneNumber: string;
  readonly instructions: string;
  readonly window: Delivery['pickup_window'];
  /** What the courier does at the door. */
  readonly action?: string;
}

export function StopDetails({ title, name, phoneNumber, instructions, window, action }: StopDetailsProps) {
  const stop = title === 'PICKUP DETAILS' ? 'Pickup' : 'Drop-off';
  return (
    <Card title={title}>
      <DetailList
        items={[
          { label: 'Name', value: name },
          {
            label: 'Phone number',
            value: (
              <CopyableText
                text={formatPhoneNumber(phoneNumber)}
                value={phoneNumber}
                name={`${stop} phone number`}
                label="Copy phone"
              />
            ),
          },
          { label: 'Instructions', value: instructions },
          ...(action ? [{ label: 'Deliverable action', value: action }] : []),
          ...(window
            ? [
                {
                  label: 'Time window',
                  value: formatTimeRange(window.start, window.end),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

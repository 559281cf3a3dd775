import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { DELIVERABLE_ACTION_LABELS, type RecurringDelivery } from '@fleetfoot/shared/model';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { SideBySide } from '../../side-by-side-style';
import { dayText, RecurringState, scheduleText } from '../recurring-words';

interface RecurringDetailsProps {
  readonly recurring: RecurringDelivery;
  readonly now: Date;
}

const HOLIDAYS = { skip: 'Skipped', run: 'As on other days' } as const;

function StopCard({
  title,
  stop,
}: {
  readonly title: string;
  readonly stop: RecurringDelivery['delivery']['pickup'];
}) {
  const { address, name, phone_number, instructions, unit, landmark, gate_code } = stop;
  const known = [
    { label: 'Unit', value: unit },
    { label: 'Landmark', value: landmark },
    { label: 'Gate code', value: gate_code },
    { label: 'Instructions', value: instructions },
  ].filter(({ value }) => value);
  return (
    <Card title={title}>
      <DetailList
        items={[
          { label: 'Address', value: address.text },
          { label: 'Name', value: name },
          { label: 'Phone number', value: formatPhoneNumber(phone_number) },
          ...known,
        ]}
      />
    </Card>
  );
}

/** When it runs, and what each of its deliveries is created with. */
export function RecurringSummary({ recurring, now }: RecurringDetailsProps) {
  const { starts, ends, holidays, delivery } = recurring;
  return (
    <>
      <Card title="Summary">
        <DetailList
          items={[
            { label: 'State', value: <RecurringState recurring={recurring} now={now} /> },
            { label: 'Pickup', value: scheduleText(recurring) },
            { label: 'First day', value: dayText(starts) },
            { label: 'Last day', value: ends === undefined ? 'No end' : dayText(ends) },
            { label: 'Public holidays', value: HOLIDAYS[holidays] },
            { label: 'Deliverable action', value: DELIVERABLE_ACTION_LABELS[delivery.deliverable_action] },
          ]}
        />
      </Card>
      <SideBySide>
        <StopCard title="Pickup" stop={delivery.pickup} />
        <StopCard title="Drop-off" stop={delivery.dropoff} />
      </SideBySide>
    </>
  );
}

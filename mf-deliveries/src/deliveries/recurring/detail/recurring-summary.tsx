import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { DELIVERABLE_ACTION_LABELS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import type { RecurringDelivery } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { useInWords } from '../../../texts/page-language';
import { usePageTexts } from '../../../texts/page-texts';
import { recurringTexts } from '../../../texts/recurring';
import { SideBySide } from '../../side-by-side-style';
import { RecurringState, scheduleText } from '../recurring-words';
import { dayText } from '../runs';

interface RecurringDetailsProps {
  readonly recurring: RecurringDelivery;
  readonly now: Date;
}

function StopCard({
  title,
  stop,
}: {
  readonly title: string;
  readonly stop: RecurringDelivery['delivery']['pickup'];
}) {
  const { name: nameLabel, summary: texts } = usePageTexts(recurringTexts);
  const { address, name, phone_number, instructions, unit, landmark, gate_code } = stop;
  const known = [
    { isData: true, label: texts.unit, value: unit },
    { isData: true, label: texts.landmark, value: landmark },
    { isData: true, label: texts.gateCode, value: gate_code },
    { label: texts.instructions, value: instructions },
  ].filter(({ value }) => value);
  return (
    <Card title={title}>
      <DetailList
        items={[
          { isData: true, label: texts.address, value: address.text },
          { isData: true, label: nameLabel, value: name },
          { isData: true, label: texts.phoneNumber, value: formatPhoneNumber(phone_number) },
          ...known,
        ]}
      />
    </Card>
  );
}

/** When it runs, and what each of its deliveries is created with. */
export function RecurringSummary({ recurring, now }: RecurringDetailsProps) {
  const texts = usePageTexts(recurringTexts);
  const say = useInWords();
  const { summary } = texts;
  const { starts, ends, holidays, delivery } = recurring;
  return (
    <>
      <Card title={summary.title}>
        <DetailList
          items={[
            { label: texts.state, value: <RecurringState recurring={recurring} now={now} /> },
            { label: texts.pickup, value: scheduleText(recurring, texts) },
            { label: summary.starts, value: dayText(starts) },
            { label: summary.ends, value: ends === undefined ? summary.noEnd : dayText(ends) },
            { label: summary.holidays, value: summary.holidayChoices[holidays] },
            { label: summary.action, value: say(DELIVERABLE_ACTION_LABELS[delivery.deliverable_action]) },
          ]}
        />
      </Card>
      <SideBySide>
        <StopCard title={texts.pickup} stop={delivery.pickup} />
        <StopCard title={summary.dropoff} stop={delivery.dropoff} />
      </SideBySide>
    </>
  );
}

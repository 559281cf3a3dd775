import { URGENCY_LABELS, URGENCY_LEVELS } from '@fleetfoot/shared/domain';
import { Stack } from '@fleetfoot/shared/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceField } from './choice-field';
import { DateTimeField } from './date-time-field';
import type { DeliveryFormValues } from './delivery-form-values';
import { SideBySide } from './side-by-side';

const OPTIONS = URGENCY_LEVELS.map((value) => ({ value, label: URGENCY_LABELS[value] }));

/** The urgency level and the times that it asks for. */
export function UrgencyFields() {
  const { control, register } = useFormContext<DeliveryFormValues>();
  const level = useWatch({ control, name: 'urgency_level' });
  return (
    <Stack>
      <ChoiceField legend="Urgency level" options={OPTIONS} {...register('urgency_level')} />
      {level === 'scheduled' && (
        <SideBySide>
          <DateTimeField name="pickup_time" label="Pickup date and time" />
        </SideBySide>
      )}
      {level === 'time_window' && (
        <SideBySide>
          <DateTimeField
            name="pickup_window.start"
            label="Pickup window start"
            affects={['pickup_window.end', 'dropoff_window.end']}
          />
          <DateTimeField name="pickup_window.end" label="Pickup window end" />
          <DateTimeField
            name="dropoff_window.start"
            label="Drop-off window start"
            affects={['dropoff_window.end']}
          />
          <DateTimeField name="dropoff_window.end" label="Drop-off window end" />
        </SideBySide>
      )}
    </Stack>
  );
}

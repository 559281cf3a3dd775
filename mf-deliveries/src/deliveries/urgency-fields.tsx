import { URGENCY_LABELS, URGENCY_LEVELS } from '@fleetfoot/shared/domain';
import { ChoiceField } from '@fleetfoot/shared/forms';
import { Stack } from '@fleetfoot/shared/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DeliveryFormValues } from './delivery-form-values';
import { TimeFields } from './time-fields';

const OPTIONS = URGENCY_LEVELS.map((value) => ({ value, label: URGENCY_LABELS[value] }));

/** The urgency level and the times that it asks for. */
export function UrgencyFields() {
  const { control, register } = useFormContext<DeliveryFormValues>();
  const level = useWatch({ control, name: 'urgency_level' });
  return (
    <Stack>
      <ChoiceField legend="Urgency level" options={OPTIONS} {...register('urgency_level')} />
      <TimeFields level={level} />
    </Stack>
  );
}

import { toLocalDateTime } from '@fleetfoot/shared/domain';
import { ChoiceField } from '@fleetfoot/shared/forms';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { ItemFormValues } from './item-form-values';
import { quickTimes } from './sold-out';

const OPTIONS = [
  { value: 'available', label: 'Available' },
  { value: 'sold-out', label: 'Sold out' },
] as const;

const QuickTimes = styled(Row)`
  button { padding-inline: var(--space-3); font-size: var(--text-sm); font-weight: 500; }
  button[aria-pressed='true'] { background: var(--accent-soft); border-color: var(--link); }
`;

/** Available, or sold out until a time after which it is available by itself. */
export function AvailabilityFields() {
  const { now } = useServices();
  const { control, register, setValue, getValues, formState } = useFormContext<ItemFormValues>();
  const [availability, until] = useWatch({ control, name: ['availability', 'soldOutUntil'] });
  const times = quickTimes(now()).map(({ label, until: time }) => ({ label, time: toLocalDateTime(time) }));

  function choose(time: string) {
    setValue('soldOutUntil', time, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }
  return (
    <Stack gap={4}>
      <ChoiceField
        legend="Availability"
        options={OPTIONS}
        {...register('availability', {
          onChange() {
            const restOfToday = times.find(({ label }) => label === 'Rest of today');
            if (restOfToday && getValues('soldOutUntil') <= toLocalDateTime(now())) choose(restOfToday.time);
          },
        })}
      />
      {availability === 'sold-out' && (
        <>
          <QuickTimes gap={2} role="group" aria-label="Sold out for">
            {times.map(({ label, time }) => (
              <Button
                key={label}
                variant="secondary"
                aria-pressed={until === time}
                onClick={() => choose(time)}
              >
                {label}
              </Button>
            ))}
          </QuickTimes>
          <TextField
            type="datetime-local"
            label="Sold out until"
            min={toLocalDateTime(now())}
            hint="South African time. From then on it is available again by itself."
            error={formState.errors.soldOutUntil?.message}
            {...register('soldOutUntil')}
          />
        </>
      )}
    </Stack>
  );
}

import { toLocalDateTime } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { TextField } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DeliveryFormValues } from './delivery-form-values';

type TimeName =
  | 'pickup_time'
  | 'pickup_window.start'
  | 'pickup_window.end'
  | 'dropoff_window.start'
  | 'dropoff_window.end';

interface DateTimeFieldProps {
  readonly name: TimeName;
  readonly label: string;
  /** Fields whose message depends on this one's value. */
  readonly affects?: TimeName[];
}

export function DateTimeField({ name, label, affects = [] }: DateTimeFieldProps) {
  const { register, getFieldState, formState } = useFormContext<DeliveryFormValues>();
  const { now } = useServices();
  const [earliest] = useState(() => toLocalDateTime(now()));
  return (
    <TextField
      type="datetime-local"
      label={label}
      min={earliest}
      hint="South African time."
      error={getFieldState(name, formState).error?.message}
      {...register(name, { deps: affects })}
    />
  );
}

import { formatDateTime, parseLocalDateTime, toLocalDateTime } from '@fleetfoot/shared/domain';
import type { UrgencyLevel } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { useServices } from '@fleetfoot/shared/remote';
import { TextField } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formTexts } from '../texts/form';
import { useInWords } from '../texts/page-language';
import { usePageTexts } from '../texts/page-texts';
import { LazyEntryHelp } from './entry/lazy-entry-help';
import { SideBySide } from './side-by-side-style';
import type { DeliveryFormValues } from './typed-delivery';

type TimeName =
  | 'pickup_time'
  | 'pickup_window.start'
  | 'pickup_window.end'
  | 'dropoff_window.start'
  | 'dropoff_window.end';

interface DateTimeFieldProps {
  readonly name: TimeName;
  /** Fields whose message depends on this one's value. */
  readonly affects?: TimeName[];
}

function DateTimeField({ name, affects = [] }: DateTimeFieldProps) {
  const { control, register, getFieldState, formState } = useFormContext<DeliveryFormValues>();
  const { now } = useServices();
  const { times, timeHint } = usePageTexts(formTexts);
  const say = useInWords();
  const [earliest] = useState(() => toLocalDateTime(now()));
  const chosen = parseLocalDateTime(useWatch({ control, name }));
  return (
    <TextField
      type="datetime-local"
      label={times[name]}
      min={earliest}
      // The browser writes dates in its own order, such as the month first.
      hint={chosen ? `${formatDateTime(chosen)}. ${timeHint}` : timeHint}
      error={say(getFieldState(name, formState).error?.message)}
      {...register(name, { deps: affects })}
    />
  );
}

interface TimeFieldsProps {
  readonly level: UrgencyLevel;
}

/** The times that an urgency level requires, for any form with fields of these names. */
export function TimeFields({ level }: TimeFieldsProps) {
  if (level === 'on_demand') return undefined;
  if (level === 'scheduled') {
    return (
      // By their keys the levels share no input, whose text would go from one to the other.
      <SideBySide key={level}>
        <LazyEntryHelp of="pickup_time" />
        <DateTimeField name="pickup_time" />
      </SideBySide>
    );
  }
  return (
    <SideBySide key={level}>
      <LazyEntryHelp of="pickup_window" />
      <DateTimeField name="pickup_window.start" affects={['pickup_window.end', 'dropoff_window.end']} />
      <DateTimeField name="pickup_window.end" />
      <LazyEntryHelp of="dropoff_window" />
      <DateTimeField name="dropoff_window.start" affects={['dropoff_window.end']} />
      <DateTimeField name="dropoff_window.end" />
    </SideBySide>
  );
}

import type { UrgencyLevel } from '@fleetfoot/shared/domain';
import { DateTimeField } from './date-time-field';
import { SideBySide } from './side-by-side';

interface TimeFieldsProps {
  readonly level: UrgencyLevel;
}

/** The times that an urgency level asks for, in whatever form has fields of these names. */
export function TimeFields({ level }: TimeFieldsProps) {
  if (level === 'on_demand') return undefined;
  if (level === 'scheduled') {
    return (
      // By their keys the levels share no input, whose text would go from one to the other.
      <SideBySide key={level}>
        <DateTimeField name="pickup_time" label="Pickup date and time" />
      </SideBySide>
    );
  }
  return (
    <SideBySide key={level}>
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
  );
}

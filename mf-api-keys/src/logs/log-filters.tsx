import type { StatusClass } from '@fleetfoot/shared/model';
import { FilterFields, SelectField } from '@fleetfoot/shared/ui';
import { LOG_METHODS, type LogFilter } from './log-filter';

const STATUS_LABELS: Readonly<Record<StatusClass, string>> = {
  '2xx': 'Succeeded (2xx)',
  '4xx': 'Refused (4xx)',
  '5xx': 'Failed (5xx)',
};

const STATUSES = Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label }));
const METHODS = LOG_METHODS.map((value) => ({ value, label: value }));
const MODES = [
  { value: 'live', label: 'API key' },
  { value: 'test', label: 'Test key' },
];

interface LogFiltersProps {
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}

export function LogFilters({ filter, onChange }: LogFiltersProps) {
  const field = (name: keyof LogFilter) => ({
    value: filter[name],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLSelectElement }) =>
      onChange({ ...filter, [name]: currentTarget.value }),
  });
  const all = { value: '', label: 'All' };
  return (
    <FilterFields>
      <SelectField label="Status" options={[all, ...STATUSES]} {...field('status')} />
      <SelectField label="Method" options={[all, ...METHODS]} {...field('method')} />
      <SelectField label="Key" options={[all, ...MODES]} {...field('mode')} />
    </FilterFields>
  );
}

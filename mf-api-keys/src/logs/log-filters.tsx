import { FilterFields, SelectField } from '@fleetfoot/shared/ui';
import { LOGS } from '../texts/logs';
import { LOG_METHODS, type LogFilter } from './log-filter';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const STATUSES = optionsOf(LOGS.filters.statuses);
const METHODS = LOG_METHODS.map((value) => ({ value, label: value }));
const MODES = optionsOf(LOGS.filters.modes);

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
  const all = { value: '', label: LOGS.filters.all };
  return (
    <FilterFields>
      <SelectField label={LOGS.filters.status} options={[all, ...STATUSES]} {...field('status')} />
      <SelectField label={LOGS.filters.method} options={[all, ...METHODS]} {...field('method')} />
      <SelectField label={LOGS.filters.key} options={[all, ...MODES]} {...field('mode')} />
    </FilterFields>
  );
}

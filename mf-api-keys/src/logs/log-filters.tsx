import type { StatusClass } from '@fleetfoot/shared/api';
import { SelectField, SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { LOG_METHODS, type LogFilter } from './log-filter';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: var(--space-3);
  @media ${SMALL_SCREEN} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child { grid-column: 1 / -1; }
  }
`;

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
    <Fields>
      <SelectField label="Status" options={[all, ...STATUSES]} {...field('status')} />
      <SelectField label="Method" options={[all, ...METHODS]} {...field('method')} />
      <SelectField label="Key" options={[all, ...MODES]} {...field('mode')} />
    </Fields>
  );
}

import { type Delivery, URGENCY_LABELS, URGENCY_LEVELS } from '@fleetfoot/shared/model';
import { Button, SelectField, TextField } from '@fleetfoot/shared/ui';
import { CANCELLED } from '../../status-badge';
import { SORT_OPTIONS } from '../sort-order';
import { isFiltered, type ListQuery, WHOLE_LIST } from './list-query';
import { Fields } from './toolbar-style';

/** Every delivery begins with it; which others there are is seen in the deliveries. */
const FIRST = 'Created';

/** The statuses to filter by: those that are loaded, the one that is chosen, and what was cancelled. */
export function listedStatuses(deliveries: readonly Delivery[], chosen: string): readonly string[] {
  const others = new Set([...deliveries.map(({ status }) => status), chosen]);
  others.delete('');
  others.delete(FIRST);
  others.delete(CANCELLED);
  return [FIRST, ...[...others].sort(), CANCELLED];
}

const URGENCIES = [
  { value: '', label: 'All' },
  ...URGENCY_LEVELS.map((level) => ({ value: level, label: URGENCY_LABELS[level] })),
];

interface FilterFieldsProps {
  readonly query: ListQuery;
  /** Statuses to choose from. */
  readonly statuses: readonly string[];
  /** Whether the order is chosen here, for want of headers. */
  readonly hasOrder: boolean;
  readonly onChange: (part: Partial<ListQuery>) => void;
}

export function FilterFields({ query, statuses, hasOrder, onChange }: FilterFieldsProps) {
  const { search: _, sort, direction, ...none } = WHOLE_LIST;
  return (
    <Fields>
      <SelectField
        label="Status"
        value={query.status}
        options={[
          { value: '', label: 'All' },
          ...statuses.map((status) => ({ value: status, label: status })),
        ]}
        onChange={({ target }) => onChange({ status: target.value })}
      />
      <SelectField
        label="Urgency"
        value={query.urgency}
        options={URGENCIES}
        onChange={({ target }) =>
          onChange({ urgency: URGENCY_LEVELS.find((level) => level === target.value) ?? '' })
        }
      />
      <TextField
        label="Created from"
        type="date"
        value={query.from}
        max={query.to || undefined}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label="Created to"
        type="date"
        value={query.to}
        min={query.from || undefined}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      {hasOrder && (
        <SelectField
          label="Sort by"
          value={`${query.sort} ${query.direction}`}
          options={SORT_OPTIONS}
          onChange={({ target }) => {
            const chosen = SORT_OPTIONS.find(({ value }) => value === target.value);
            onChange(chosen?.order ?? { sort, direction });
          }}
        />
      )}
      {isFiltered({ ...query, search: '' }) && (
        <Button variant="secondary" onClick={() => onChange(none)}>
          Clear filters
        </Button>
      )}
    </Fields>
  );
}

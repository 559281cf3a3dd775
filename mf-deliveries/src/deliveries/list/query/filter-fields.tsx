import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { URGENCY_LABELS, URGENCY_LEVELS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { LATE } from '@fleetfoot/shared/model/delivery/delivery-lateness';
import { CANCELLED, DELIVERY_STATUSES } from '@fleetfoot/shared/model/delivery/delivery-status';
import { Button, SelectField, TextField } from '@fleetfoot/shared/ui';
import { useInWords } from '../../../texts/page-language';
import { NEEDS_YOU } from '../rows/needs-you';
import { SORT_OPTIONS, sortName } from '../sort-order';
import { isFiltered, type ListQuery, WHOLE_LIST } from './list-query';
import { Fields } from './toolbar-style';

/** The statuses to filter by: all there are, what else is loaded or chosen, what is late and what was cancelled. */
export function listedStatuses(deliveries: readonly Delivery[], chosen: string): readonly string[] {
  const known = Object.keys(DELIVERY_STATUSES);
  const others = new Set([...deliveries.map(({ status }) => status), chosen]);
  for (const status of ['', CANCELLED, LATE, NEEDS_YOU, ...known]) others.delete(status);
  return [...known, ...[...others].sort(), LATE, NEEDS_YOU, CANCELLED];
}

interface FilterFieldsProps {
  readonly query: ListQuery;
  /** Statuses to choose from. */
  readonly statuses: readonly string[];
  /** Whether the order is chosen here, for want of headers. */
  readonly hasOrder: boolean;
  readonly onChange: (part: Partial<ListQuery>) => void;
}

export function FilterFields({ query, statuses, hasOrder, onChange }: FilterFieldsProps) {
  const say = useInWords();
  const all = { value: '', label: say('All') };
  const { search: _, show: __, sort, direction, ...none } = WHOLE_LIST;
  return (
    <Fields>
      <SelectField
        label={say('Status')}
        value={query.status}
        options={[all, ...statuses.map((status) => ({ value: status, label: say(status) }))]}
        onChange={({ target }) => onChange({ status: target.value })}
      />
      <SelectField
        label={say('Urgency')}
        value={query.urgency}
        options={[
          all,
          ...URGENCY_LEVELS.map((level) => ({ value: level, label: say(URGENCY_LABELS[level]) })),
        ]}
        onChange={({ target }) =>
          onChange({ urgency: URGENCY_LEVELS.find((level) => level === target.value) ?? '' })
        }
      />
      <TextField
        label={say('Created from')}
        type="date"
        value={query.from}
        max={query.to || undefined}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={say('Created to')}
        type="date"
        value={query.to}
        min={query.from || undefined}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      {hasOrder && (
        <SelectField
          label={say('Sort by')}
          value={`${query.sort} ${query.direction}`}
          options={SORT_OPTIONS.map(({ value, order }) => ({ value, label: sortName(order, say) }))}
          onChange={({ target }) => {
            const chosen = SORT_OPTIONS.find(({ value }) => value === target.value);
            onChange(chosen?.order ?? { sort, direction });
          }}
        />
      )}
      {/* There at all times, so that nothing moves. */}
      <Button
        variant="secondary"
        disabled={!isFiltered({ ...query, search: '' })}
        onClick={() => onChange(none)}
      >
        {say('Clear filters')}
      </Button>
    </Fields>
  );
}

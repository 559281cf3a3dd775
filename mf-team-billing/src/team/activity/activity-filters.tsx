import { AUDIT_KINDS } from '@fleetfoot/shared/model/team/audit-event';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';
import { FilterFields, SelectField, TextField } from '@fleetfoot/shared/ui';
import { ACTIVITY } from '../../texts/activity';
import type { ActivityFilter } from './activity-filter';

const ALL = { value: '', label: ACTIVITY.all };
const KINDS = Object.entries(AUDIT_KINDS)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label));

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  readonly members: readonly TeamMember[];
  readonly onChange: (filter: ActivityFilter) => void;
}

export function ActivityFilters({ filter, members, onChange }: ActivityFiltersProps) {
  const people = members.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const isKnown = filter.person === '' || people.some(({ value }) => value === filter.person);
  // Somebody who has left, or a key: chosen in the list below.
  const others = isKnown ? [] : [{ value: filter.person, label: ACTIVITY.chosen }];
  const field = (name: keyof ActivityFilter) => ({
    value: filter[name],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLSelectElement | HTMLInputElement }) =>
      onChange({ ...filter, [name]: currentTarget.value }),
  });
  return (
    <FilterFields>
      <SelectField label={ACTIVITY.person} options={[ALL, ...people, ...others]} {...field('person')} />
      <SelectField label={ACTIVITY.what} options={[ALL, ...KINDS]} {...field('kind')} />
      <TextField label={ACTIVITY.day} type="date" {...field('day')} />
    </FilterFields>
  );
}

import { Stack, TextField } from '@fleetfoot/shared/ui';
import { useSmallScreen } from '../use-small-screen';
import { FilterFields } from './filter-fields';
import { isFiltered, type ListQuery } from './list-query';
import { Fold } from './toolbar-style';

interface ListToolbarProps {
  readonly query: ListQuery;
  readonly statuses: readonly string[];
  readonly onChange: (part: Partial<ListQuery>) => void;
}

/** What the list is searched and filtered by. */
export function ListToolbar({ query, statuses, onChange }: ListToolbarProps) {
  const isSmall = useSmallScreen();
  const fields = <FilterFields query={query} statuses={statuses} hasOrder={isSmall} onChange={onChange} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know <search>.
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <Stack gap={3}>
        <TextField
          label="Search"
          type="search"
          placeholder="Reference, name, phone number or address"
          maxLength={100}
          autoComplete="off"
          value={query.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
        {isSmall ? (
          <Fold>
            <summary>
              {isFiltered({ ...query, search: '' }) ? 'Filters and order (in use)' : 'Filters and order'}
            </summary>
            {fields}
          </Fold>
        ) : (
          fields
        )}
      </Stack>
    </form>
  );
}

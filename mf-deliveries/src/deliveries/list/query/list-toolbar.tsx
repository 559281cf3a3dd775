import { TextField } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { type SayWord, useInWords } from '../../../texts/page-language';
import { useSmallScreen } from '../use-small-screen';
import { FilterFields } from './filter-fields';
import { isFiltered, type ListQuery } from './list-query';
import { Fold, Toolbar } from './toolbar-style';

interface ListToolbarProps {
  readonly query: ListQuery;
  readonly statuses: readonly string[];
  readonly onChange: (part: Partial<ListQuery>) => void;
}

interface ToolbarFormProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** What it is filtered by. */
  readonly children: ReactNode;
}

export function ToolbarForm({ search, onSearch, children }: ToolbarFormProps) {
  const say: SayWord = useInWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know <search>.
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <Toolbar>
        <TextField
          label={say('Search')}
          type="search"
          placeholder={say('Reference, name, phone number or address')}
          maxLength={100}
          autoComplete="off"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
        {children}
      </Toolbar>
    </form>
  );
}

interface FoldedFieldsProps {
  readonly isInUse: boolean;
  readonly children?: ReactNode;
}

/** The filters of small screens. */
export function FoldedFields({ isInUse, children }: FoldedFieldsProps) {
  const say: SayWord = useInWords();
  return (
    <Fold>
      <summary>{say(isInUse ? 'Filters and order (in use)' : 'Filters and order')}</summary>
      {children}
    </Fold>
  );
}

/** What the list is searched and filtered by. */
export function ListToolbar({ query, statuses, onChange }: ListToolbarProps) {
  const isSmall = useSmallScreen();
  const fields = <FilterFields query={query} statuses={statuses} hasOrder={isSmall} onChange={onChange} />;
  return (
    <ToolbarForm search={query.search} onSearch={(search) => onChange({ search })}>
      {isSmall ? (
        <FoldedFields isInUse={isFiltered({ ...query, search: '' })}>{fields}</FoldedFields>
      ) : (
        fields
      )}
    </ToolbarForm>
  );
}

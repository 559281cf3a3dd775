import { type SayWord, useInWords } from '../../../texts/page-language';
import { SelectBox } from './select-box';
import type { ListSelection } from './selection';

interface SelectAllProps {
  /** How many rows there are, at least one. */
  readonly shown: number;
  readonly selection: ListSelection;
}

/** Selects every row that is shown, or none where all are. */
export function SelectAll({ shown, selection: { selected, select } }: SelectAllProps) {
  const say: SayWord = useInWords();
  return (
    <SelectBox
      label={say('Select all shown')}
      isSelected={selected.length === shown}
      isMixed={selected.length > 0 && selected.length < shown}
      onSelect={() => select({ kind: 'all' })}
    />
  );
}

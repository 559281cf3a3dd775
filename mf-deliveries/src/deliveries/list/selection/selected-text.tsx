import { type SayWord, useInWords } from '../../../texts/page-language';
import { useListWords } from '../list-summary';

interface SelectedTextProps {
  /** How many are selected and shown. */
  readonly count: number;
}

export function SelectedText({ count }: SelectedTextProps) {
  const say: SayWord = useInWords();
  const { deliveries, selected } = useListWords();
  return (
    <span>
      {count === 0 ? say('The selected deliveries are not shown now.') : selected(deliveries(count))}
    </span>
  );
}

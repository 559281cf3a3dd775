import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { Button, EmptyState, LinkButton } from '@fleetfoot/shared/ui';
import { type SayWord, useInWords } from '../../texts/page-language';
import { listPath, WHOLE_LIST } from './query/list-query';

/** In place of the list, as long as nothing was created. */
export function NoDeliveries() {
  const say: SayWord = useInWords();
  return (
    <EmptyState
      icon="deliveries"
      title={say('No deliveries yet')}
      action={<LinkButton href="/newdelivery">{say('Create your first delivery')}</LinkButton>}
    >
      <span>{say('Deliveries of your organisation appear here as soon as someone creates them.')}</span>{' '}
      <a href="/test/example">{say('See an example day')}</a> ·{' '}
      <a href={listPath({ ...WHOLE_LIST, status: CANCELLED })}>{say('Show cancelled deliveries')}</a>
    </EmptyState>
  );
}

interface NothingFoundProps {
  /** Whether everything there is was looked at. */
  readonly isComplete: boolean;
  readonly onClear: () => void;
}

/** In place of the rows, where none fits. */
export function NothingFound({ isComplete, onClear }: NothingFoundProps) {
  const say: SayWord = useInWords();
  return (
    <EmptyState
      icon="search"
      title={say('No deliveries found')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {say('Clear search and filters')}
        </Button>
      }
    >
      {say(isComplete ? 'Nothing fits the search and the filters.' : 'Nothing fits in what is loaded.')}
    </EmptyState>
  );
}

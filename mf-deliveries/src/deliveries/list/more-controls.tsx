import type { LoadedPages } from '@fleetfoot/shared/firebase';
import { Button, FormError } from '@fleetfoot/shared/ui';
import { type SayWord, useInWords } from '../../texts/page-language';
import { PAGE_SIZE } from './data';
import { useListWords } from './list-summary';

interface MoreControlsProps {
  readonly more: LoadedPages<unknown>['more'];
  readonly isLoadingAll: boolean;
  readonly onMore: () => void;
  /** Offered only where it is given. */
  readonly onAll?: () => void;
  readonly onStop: () => void;
}

/** The button that loads the next page, and its failure. */
export function MoreControls({ more, isLoadingAll, onMore, onAll, onStop }: MoreControlsProps) {
  const say: SayWord = useInWords();
  const texts = useListWords();
  if (more === 'none') return undefined;
  return (
    <>
      {more === 'failed' && <FormError>{say('Older deliveries could not be loaded.')}</FormError>}
      {isLoadingAll ? (
        <Button variant="secondary" onClick={onStop}>
          {say('Stop loading')}
        </Button>
      ) : (
        <>
          <Button variant="secondary" busy={more === 'loading'} onClick={onMore}>
            {more === 'failed' ? say('Try again') : texts.more(PAGE_SIZE)}
          </Button>
          {onAll && more === 'some' && (
            <Button variant="quiet" onClick={onAll}>
              {say('Load all')}
            </Button>
          )}
        </>
      )}
    </>
  );
}

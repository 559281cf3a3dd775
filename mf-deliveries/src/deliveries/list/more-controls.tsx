import type { LoadedPages } from '@fleetfoot/shared/firebase';
import { Button, FormError } from '@fleetfoot/shared/ui';
import { PAGE_SIZE } from './data';

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
  if (more === 'none') return undefined;
  return (
    <>
      {more === 'failed' && <FormError>Older deliveries could not be loaded.</FormError>}
      {isLoadingAll ? (
        <Button variant="secondary" onClick={onStop}>
          Stop loading
        </Button>
      ) : (
        <>
          <Button variant="secondary" busy={more === 'loading'} onClick={onMore}>
            {more === 'failed' ? 'Try again' : `Load ${PAGE_SIZE} more`}
          </Button>
          {onAll && more === 'some' && (
            <Button variant="quiet" onClick={onAll}>
              Load all
            </Button>
          )}
        </>
      )}
    </>
  );
}

import type { LoadedPages } from '@fleetfoot/shared/firebase';
import { Button, FormError, Row } from '@fleetfoot/shared/ui';
import { ROWS } from './texts/rows';

interface LoadMoreProps extends Pick<LoadedPages<unknown>, 'more'> {
  readonly pageSize: number;
  /** Said where older rows did not come. */
  readonly failure: string;
  readonly onMore: () => void;
}

/** Below a list: older rows, a page at a time. */
export function LoadMore({ more, pageSize, failure, onMore }: LoadMoreProps) {
  if (more === 'none') return undefined;
  return (
    <>
      {more === 'failed' && <FormError>{failure}</FormError>}
      <Row>
        <Button variant="secondary" busy={more === 'loading'} onClick={onMore}>
          {more === 'failed' ? ROWS.retry : ROWS.more(String(pageSize))}
        </Button>
      </Row>
    </>
  );
}

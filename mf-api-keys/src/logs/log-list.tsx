import type { LoadedPages } from '@fleetfoot/shared/firebase';
import type { ApiRequest } from '@fleetfoot/shared/model';
import { Button, EmptyState, FormError, Row, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { LOG_PAGE } from './data';
import { LogTable } from './log-table';
import { RequestDialog } from './request-dialog';

interface LogListProps {
  /** Newest first. */
  readonly loaded: LoadedPages<ApiRequest>;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
  readonly onMore: () => void;
}

export function LogList({ loaded: { items, more }, isFiltered, onShowAll, onMore }: LogListProps) {
  const [open, setOpen] = useState<ApiRequest>();
  if (items.length === 0 && more === 'none') {
    return isFiltered ? (
      <EmptyState
        icon="search"
        title="No requests fit"
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Show all requests
          </Button>
        }
      />
    ) : (
      <EmptyState icon="api" title="Your API requests will show up here after your first use" />
    );
  }
  return (
    <Stack>
      <LogTable requests={items} onOpen={setOpen} />
      {more === 'failed' && <FormError>Older requests could not be loaded.</FormError>}
      {more !== 'none' && (
        <Row>
          <Button variant="secondary" busy={more === 'loading'} onClick={onMore}>
            {more === 'failed' ? 'Try again' : `Load ${LOG_PAGE} more`}
          </Button>
        </Row>
      )}
      {open && <RequestDialog request={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

import type { LoadedPages } from '@fleetfoot/shared/firebase';
import type { ApiRequest } from '@fleetfoot/shared/model/api/api-request';
import { Button, EmptyState, LinkButton, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { LoadMore } from '../load-more';
import { LOGS } from '../texts/logs';
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
        title={LOGS.noneFit}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {LOGS.showAll}
          </Button>
        }
      />
    ) : (
      <EmptyState
        icon="api"
        title={LOGS.empty}
        action={
          <LinkButton variant="secondary" href="/api/docs">
            {LOGS.sendFirst}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack>
      <LogTable requests={items} onOpen={setOpen} />
      <LoadMore {...{ more, onMore }} pageSize={LOG_PAGE} failure={LOGS.olderFailed} />
      {open && <RequestDialog request={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

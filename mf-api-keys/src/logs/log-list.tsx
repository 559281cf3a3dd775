import type { LoadedPages } from '@fleetfoot/shared/firebase';
import type { ApiRequest } from '@fleetfoot/shared/model';
import { Button, EmptyState, LinkButton, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { LoadMore } from '../load-more';
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
      <EmptyState
        icon="api"
        title="Your API requests will show up here after your first use"
        action={
          <LinkButton variant="secondary" href="/api/docs">
            Send your first request
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack>
      <LogTable requests={items} onOpen={setOpen} />
      <LoadMore {...{ more, onMore }} pageSize={LOG_PAGE} failure="Older requests could not be loaded." />
      {open && <RequestDialog request={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

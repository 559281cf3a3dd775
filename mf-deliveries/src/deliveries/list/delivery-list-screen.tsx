import { useSession } from '@fleetfoot/shared/remote';
import { Button, LiveView, Row, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { DeliveryList } from './delivery-list';
import { isFiltered } from './list-query';
import { ListToolbar } from './list-toolbar';
import { SavedViewLinks } from './saved-view-links';
import { listedStatuses } from './statuses';
import { useDeliveryPages } from './use-delivery-pages';
import { useExactMatches } from './use-exact-matches';
import { useListQuery } from './use-list-query';
import { useSavedViews } from './use-saved-views';
import { ViewButton } from './view-button';

interface DeliveryListScreenProps {
  readonly organizationId: string;
}

export function DeliveryListScreen({ organizationId }: DeliveryListScreenProps) {
  const uid = useSession((state) => state.uid) ?? '';
  const { query, change } = useListQuery();
  const { result, loadMore, isNarrowed } = useDeliveryPages(organizationId, query);
  const saved = useSavedViews(organizationId, uid);
  const loaded = result.status === 'ready' ? result.data : undefined;
  const found = useExactMatches(organizationId, loaded?.more === 'none' ? '' : query.search);
  const isEmpty = loaded?.more === 'none' && loaded.items.length === 0 && !isFiltered(query);
  return (
    <Stack>
      {!isEmpty && (
        <>
          {saved && <SavedViewLinks views={saved.views} query={query} />}
          {saved?.retry && (
            <Row gap={2}>
              <p>Your saved views cannot be shown now.</p>
              <Button variant="quiet" onClick={saved.retry}>
                Try again
              </Button>
            </Row>
          )}
          <ListToolbar
            query={query}
            statuses={listedStatuses(loaded?.items ?? [], query.status)}
            onChange={change}
          />
        </>
      )}
      <LiveView result={result} skeleton={<SkeletonRows rows={8} label="Loading deliveries" />}>
        {(data) => (
          <DeliveryList
            loaded={data}
            found={found}
            query={query}
            isNarrowed={isNarrowed}
            onChange={change}
            loadMore={loadMore}
            actions={
              saved && !saved.retry && <ViewButton views={saved.views} query={query} store={saved.store} />
            }
          />
        )}
      </LiveView>
    </Stack>
  );
}

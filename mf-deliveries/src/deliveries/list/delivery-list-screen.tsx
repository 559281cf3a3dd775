import { useSession } from '@fleetfoot/shared/remote';
import { LiveView, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { DeliveryList } from './delivery-list';
import { isFiltered } from './list-query';
import { ListToolbar } from './list-toolbar';
import { SavedViewsSection } from './saved-views-section';
import { listedStatuses } from './statuses';
import { useDeliveryPages } from './use-delivery-pages';
import { useExactMatches } from './use-exact-matches';
import { useListQuery } from './use-list-query';

interface DeliveryListScreenProps {
  readonly organizationId: string;
}

export function DeliveryListScreen({ organizationId }: DeliveryListScreenProps) {
  const uid = useSession((state) => state.uid);
  const { query, change } = useListQuery();
  const { result, loadMore, isNarrowed } = useDeliveryPages(organizationId, query);
  const loaded = result.status === 'ready' ? result.data : undefined;
  const found = useExactMatches(organizationId, loaded?.more === 'none' ? '' : query.search);
  const isEmpty = loaded?.more === 'none' && loaded.items.length === 0 && !isFiltered(query);
  return (
    <Stack>
      {!isEmpty && (
        <>
          <ListToolbar
            query={query}
            statuses={listedStatuses(loaded?.items ?? [], query.status)}
            onChange={change}
          />
          {uid !== undefined && <SavedViewsSection organizationId={organizationId} uid={uid} query={query} />}
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
          />
        )}
      </LiveView>
    </Stack>
  );
}

import { LazyPart } from '@fleetfoot/shared/parts';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { Button, LiveView, Page, Row, Stack } from '@fleetfoot/shared/ui';
import { useMayHaveOutbox } from '../../outbox/use-may-have-outbox';
import { LazyChanges } from '../changes/lazy-changes';
import { DeliveryList } from './delivery-list';
import { LIST_TITLE, ListActions, ListWaiting } from './list-frame';
import { listedStatuses } from './query/filter-fields';
import { isFiltered } from './query/list-query';
import { ListToolbar } from './query/list-toolbar';
import { useListQuery } from './query/use-list-query';
import { useDeliveryPages } from './rows/use-delivery-pages';
import { useExactMatches } from './rows/use-exact-matches';
import { useSavedViews } from './views/data';
import { SavedViewLinks } from './views/saved-view-links';
import { ViewButton } from './views/view-button';

interface DeliveryListScreenProps {
  readonly orgID: string;
}

function DeliveryListScreen({ orgID }: DeliveryListScreenProps) {
  const uid = useSession((state) => state.uid) ?? '';
  const { query, change } = useListQuery();
  const { result, loadMore, isNarrowed } = useDeliveryPages(orgID, query);
  const saved = useSavedViews(orgID, uid);
  const loaded = result.status === 'ready' ? result.data : undefined;
  const found = useExactMatches(orgID, loaded?.more === 'none' ? { ...query, search: '' } : query);
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
      {result.status === 'ready' && !result.isSeen && <LazyChanges deliveries={result.data.items} />}
      <LiveView result={result} skeleton={<ListWaiting />}>
        {(data) => (
          <DeliveryList
            loaded={data}
            found={found}
            query={query}
            isNarrowed={isNarrowed}
            onChange={change}
            loadMore={loadMore}
            actions={
              saved && !saved.retry && <ViewButton views={saved.views} query={query} writes={saved.writes} />
            }
          />
        )}
      </LiveView>
    </Stack>
  );
}

// In one chunk with the outbox, which the form of a delivery has by itself.
const loadAbove = async () =>
  (await import(/* webpackChunkName: "delivery-outbox" */ './above-list')).AboveList;

/** The list, below the deliveries that wait on this device, and what was just created there, which the outbox has sent. */
export function DeliveryListPage() {
  const { report } = useServices();
  const { id } = useOrganization();
  const mayHaveOutbox = useMayHaveOutbox(useSession((state) => state.uid) ?? '');
  return (
    <Page title={LIST_TITLE} actions={<ListActions />}>
      {mayHaveOutbox && (
        <LazyPart load={loadAbove} props={{}} onFailure={(error) => report(error, { part: 'above-list' })} />
      )}
      <DeliveryListScreen key={id} orgID={id} />
    </Page>
  );
}

import { useNow } from '@fleetfoot/shared/clock';
import type { SavedView } from '@fleetfoot/shared/model';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { LiveView, Page, Stack } from '@fleetfoot/shared/ui';
import { useMemo, useState } from 'react';
import { useMayHaveOutbox } from '../../outbox/use-may-have-outbox';
import { DeliveryList } from './delivery-list';
import { DayPlace, LIST_TITLE, ListActions, ListWaiting, TopLine } from './list-frame';
import { listedStatuses } from './query/filter-fields';
import { ListChips } from './query/list-chips';
import { isFiltered } from './query/list-query';
import { ListToolbar } from './query/list-toolbar';
import { pickupDay } from './query/pickup-day';
import { useListQuery } from './query/use-list-query';
import { useDeliveryPages } from './rows/use-delivery-pages';
import { useExactMatches } from './rows/use-exact-matches';
import { useListTools } from './use-list-tools';

interface DeliveryListScreenProps {
  readonly orgID: string;
}

function DeliveryListScreen({ orgID }: DeliveryListScreenProps) {
  const { fillDay } = useServices();
  const uid = useSession((state) => state.uid) ?? '';
  const { query: typed, change } = useListQuery();
  const now = useNow();
  const day = pickupDay(typed.pickup, now);
  const query = useMemo(() => ({ ...typed, pickup: day }), [typed, day]);
  const { result, loadMore, isNarrowed } = useDeliveryPages(orgID, query);
  const tools = useListTools(result.status !== 'loading');
  const [views, setViews] = useState<readonly SavedView[]>();
  const owner = { orgID, uid };
  const loaded = result.status === 'ready' ? result.data : undefined;
  const found = useExactMatches(orgID, loaded?.more === 'none' ? { ...query, search: '' } : query);
  const isEmpty = loaded?.more === 'none' && loaded.items.length === 0 && !isFiltered(query);
  return (
    <Stack>
      <TopLine>
        <DayPlace ref={fillDay} />
        {!isEmpty && (
          <ListChips
            query={typed}
            now={now}
            all={loaded?.more === 'none' && !isNarrowed && !typed.search ? loaded.items : undefined}
            onChange={change}
          />
        )}
      </TopLine>
      {!isEmpty && (
        <>
          {tools && <tools.SavedViewsPart owner={owner} query={typed} onViews={setViews} />}
          <ListToolbar
            query={typed}
            statuses={listedStatuses(loaded?.items ?? [], query.status)}
            onChange={change}
          />
        </>
      )}
      {tools && result.status === 'ready' && !result.isSeen && (
        <tools.LazyChanges deliveries={result.data.items} />
      )}
      <LiveView result={result} skeleton={<ListWaiting />}>
        {(data) => (
          <DeliveryList
            loaded={data}
            found={found}
            query={query}
            isNarrowed={isNarrowed}
            onChange={change}
            loadMore={loadMore}
            actions={tools && views && <tools.ViewButton views={views} query={typed} owner={owner} />}
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

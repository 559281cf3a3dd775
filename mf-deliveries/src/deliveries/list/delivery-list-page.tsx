import { useNow } from '@fleetfoot/shared/clock';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { SavedView } from '@fleetfoot/shared/model/delivery/saved-view';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { Page, Stack } from '@fleetfoot/shared/ui';
import { useCallback, useMemo, useState } from 'react';
import { useMayHaveOutbox } from '../../outbox/use-may-have-outbox';
import { InPageLanguage } from '../../texts/in-page-language';
import type { PageTranslation } from '../../texts/page-language';
import { PageLiveView } from '../../texts/page-live-view';
import { DeliveryList } from './delivery-list';
import { DayPlace, LIST_TITLE, ListActions, ListWaiting, TopLine } from './list-frame';
import { listedStatuses } from './query/filter-fields';
import { ListChips } from './query/list-chips';
import { isKnownEmpty } from './query/list-query';
import { ListToolbar } from './query/list-toolbar';
import { pickupDay } from './query/pickup-day';
import { useListQuery } from './query/use-list-query';
import { useDeliveryPages } from './rows/use-delivery-pages';
import { useListTools } from './use-list-tools';

const NOTHING: readonly Delivery[] = [];

/** What the list was last shown in: who comes back sees it at once. */
let lastShown: PageTranslation | undefined;

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
  const { value: tools } = useListTools(result.status !== 'loading');
  const [found, setFound] = useState<readonly Delivery[]>(NOTHING);
  const [views, setViews] = useState<readonly SavedView[]>();
  const owner = { orgID, uid };
  const loaded = result.status === 'ready' ? result.data : undefined;
  const isEmpty = isKnownEmpty(loaded, query);
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
      {tools && (
        <tools.ExactMatches {...{ orgID, query }} isDue={loaded?.more !== 'none'} onFound={setFound} />
      )}
      {tools && result.status === 'ready' && !result.isSeen && (
        <tools.LazyChanges deliveries={result.data.items} />
      )}
      <PageLiveView result={result} skeleton={<ListWaiting />}>
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
      </PageLiveView>
    </Stack>
  );
}

// In one chunk with the outbox, which the form of a delivery has by itself.
const loadAbove = async () =>
  (await import(/* webpackChunkName: "delivery-outbox" */ './above-list')).AboveList;

// Whoever reads English loads none of it.
const loadLanguage = async () =>
  (await import(/* webpackChunkName: "follow-language" */ '../../texts/follow-language')).FollowLanguage;

/** The list, below the deliveries that wait on this device, and what was just created there, which the outbox has sent. */
export function DeliveryListPage() {
  const { report } = useServices();
  const { id } = useOrganization();
  const mayHaveOutbox = useMayHaveOutbox(useSession((state) => state.uid) ?? '');
  const wanted = useSession((state) => state.language ?? navigator.language);
  const [isFollowing, follow] = useState(false);
  const [translation, setTranslation] = useState(
    lastShown && wanted.startsWith(lastShown.language) ? lastShown : undefined,
  );
  const show = useCallback((shown: PageTranslation | undefined) => {
    lastShown = shown;
    setTranslation(shown);
  }, []);
  if (!isFollowing && !wanted.startsWith('en')) follow(true);
  return (
    <InPageLanguage translation={translation}>
      <Page title={translation?.words[LIST_TITLE] ?? LIST_TITLE} actions={<ListActions />}>
        {isFollowing && (
          <LazyPart
            load={loadLanguage}
            props={{ onTranslation: show }}
            onFailure={(error) => report(error, { part: 'language' })}
          />
        )}
        {mayHaveOutbox && (
          <LazyPart
            load={loadAbove}
            props={{}}
            onFailure={(error) => report(error, { part: 'above-list' })}
          />
        )}
        <DeliveryListScreen key={id} orgID={id} />
      </Page>
    </InPageLanguage>
  );
}

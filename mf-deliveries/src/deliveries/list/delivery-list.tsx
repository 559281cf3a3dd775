import { useNow } from '@fleetfoot/shared/clock';
import type { LoadedPages } from '@fleetfoot/shared/firebase';
import { CANCELLED, type Delivery } from '@fleetfoot/shared/model';
import { PartButton } from '@fleetfoot/shared/parts';
import { Button, EmptyState, LinkButton, Row, Stack } from '@fleetfoot/shared/ui';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { PAGE_SIZE } from './data';
import { ListHead } from './list-head';
import { listSummary } from './list-summary';
import { loadExport } from './load-export';
import { MoreControls } from './more-controls';
import { isFiltered, type ListQuery, listPath, WHOLE_LIST } from './query/list-query';
import { filterDeliveries, isOfTheMoment } from './rows/filter-deliveries';
import { sortDeliveries } from './rows/sort-deliveries';
import { withFound } from './rows/with-found';
import { useSelection } from './selection/use-selection';
import { VirtualTable } from './table/virtual-table';
import { TableRoom } from './table/virtual-table-style';
import { useListTools } from './use-list-tools';
import { useSmallScreen } from './use-small-screen';

/** Most documents the database gives at once. */
const STEP = 200;

/** Loads page after page until the end, until one fails or until it is stopped. */
function useLoadAll(
  more: LoadedPages<unknown>['more'] | undefined,
  loadMore: (count: number) => void,
): { readonly isLoadingAll: boolean; readonly start: () => void; readonly stop: () => void } {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    if (more === 'some') loadMore(STEP);
    else if (more !== 'loading') setWanted(false);
  }, [isWanted, more, loadMore]);
  return { isLoadingAll: isWanted, start: () => setWanted(true), stop: () => setWanted(false) };
}

interface DeliveryListProps {
  /** Newest first. */
  readonly loaded: LoadedPages<Delivery>;
  /** Older ones that were found besides. */
  readonly found: readonly Delivery[];
  readonly query: ListQuery;
  /** Whether the database leaves something out of what is loaded. */
  readonly isNarrowed: boolean;
  readonly onChange: (part: Partial<ListQuery>) => void;
  readonly loadMore: (count: number) => void;
  /** What else can be done with the list. */
  readonly actions?: ReactNode;
}

export function DeliveryList(props: DeliveryListProps) {
  const { loaded, found, query, isNarrowed, onChange, loadMore, actions } = props;
  const { items, more } = loaded;
  const asked = useDeferredValue(query);
  // The clock ticks where what it says is asked for.
  const isTicking = isOfTheMoment(asked.status);
  const now = useNow(isTicking ? undefined : []).getTime();
  const at = isTicking ? now : 0;
  const matching = useMemo(
    () => filterDeliveries(withFound(items, found), asked, at),
    [items, found, asked, at],
  );
  const { sort, direction } = asked;
  const rows = useMemo(() => sortDeliveries(matching, { sort, direction }), [matching, sort, direction]);
  const { isLoadingAll, start, stop } = useLoadAll(more, loadMore);
  const isSmall = useSmallScreen();
  const tools = useListTools(true);
  const selection = useSelection(rows, tools);
  const { ids, selected, select } = selection;
  // What was selected may be gone while its dialog is still at work.
  const isSelecting = ids.size > 0;
  if (items.length === 0 && more === 'none' && !isFiltered(query) && !isSelecting) {
    return (
      <EmptyState
        icon="deliveries"
        title="No deliveries yet"
        action={<LinkButton href="/newdelivery">Create your first delivery</LinkButton>}
      >
        Deliveries of your organisation appear here as soon as someone creates them.{' '}
        <a href="/test/example">See an example day</a> ·{' '}
        <a href={listPath({ ...WHOLE_LIST, status: CANCELLED })}>Show cancelled deliveries</a>
      </EmptyState>
    );
  }
  const summary = listSummary({
    shown: rows.length,
    loaded: items.length,
    isComplete: more === 'none',
    isNarrowed,
    isOfDay: query.pickup !== '',
    isSearched: asked.search.trim() !== '' || rows.length !== items.length,
  });
  const controls = { more, isLoadingAll, onMore: () => loadMore(PAGE_SIZE), onStop: stop };
  return (
    <Stack>
      <ListHead data-selecting={isSelecting || undefined}>
        <Row gap={2}>
          {isSmall && rows.length > 0 && (
            <span data-select-all>
              {tools && <tools.SelectAll shown={rows.length} selection={selection} />}
            </span>
          )}
          {/* Page after page it would be said again and again. */}
          <p role="status" aria-live={isLoadingAll && !isSelecting ? 'off' : 'polite'}>
            {isSelecting ? tools?.selectedText(selected.length) : summary}
          </p>
        </Row>
        <Row gap={2}>
          {tools && isSelecting ? (
            <tools.SelectionPart selected={selected} select={select} />
          ) : (
            <>
              <MoreControls {...controls} onAll={start} />
              {actions}
              {rows.length > 0 && (
                <PartButton
                  label="Download CSV"
                  variant="secondary"
                  load={loadExport}
                  props={{
                    deliveries: rows,
                    holds: `The file holds what the list shows, in its order. ${summary}`,
                  }}
                />
              )}
            </>
          )}
          {tools && <tools.BesideButtons />}
        </Row>
      </ListHead>
      <TableRoom>
        {rows.length === 0 ? (
          <EmptyState
            icon="search"
            title="No deliveries found"
            action={
              <Button
                variant="secondary"
                onClick={() => {
                  const { sort, direction, show } = query;
                  onChange({ ...WHOLE_LIST, sort, direction, show });
                }}
              >
                Clear search and filters
              </Button>
            }
          >
            {more === 'none' ? 'Nothing fits the search and the filters.' : 'Nothing fits in what is loaded.'}
          </EmptyState>
        ) : (
          <VirtualTable
            deliveries={rows}
            order={asked}
            shown={asked.show}
            tools={tools}
            selection={selection}
            onSort={onChange}
          />
        )}
        {tools && <tools.ListBeside rows={rows} loaded={items} selection={selection} />}
      </TableRoom>
      {(isSelecting || rows.length > PAGE_SIZE / 2) && (
        <Row>
          <MoreControls {...controls} />
        </Row>
      )}
    </Stack>
  );
}

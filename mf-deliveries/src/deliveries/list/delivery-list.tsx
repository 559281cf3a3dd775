import { useNow } from '@fleetfoot/shared/clock';
import { cleanText } from '@fleetfoot/shared/domain';
import type { LoadedPages } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { FormError, Row, Stack } from '@fleetfoot/shared/ui';
import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { PageLanguage, type SayWord, sayBy } from '../../texts/page-language';
import { useShown } from './beside/use-shown';
import { PAGE_SIZE } from './data';
import { ListWaiting } from './list-frame';
import { ListHead } from './list-head';
import { useListWords } from './list-summary';
import { isKnownEmpty, type ListQuery, WHOLE_LIST } from './query/list-query';
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
  const words = use(PageLanguage)?.words;
  const rows = useMemo(
    () => sortDeliveries(matching, { sort, direction }, words && sayBy(words)),
    [matching, sort, direction, words],
  );
  const { isLoadingAll, start, stop } = useLoadAll(more, loadMore);
  const isSmall = useSmallScreen();
  const say: SayWord = sayBy(words);
  const texts = useListWords();
  const isEmpty = isKnownEmpty(loaded, query);
  const { value: tools, failed } = useListTools(true, isEmpty);
  const selection = useSelection(rows, tools);
  const beside = useShown(query.show);
  const { ids, selected, select } = selection;
  // What was selected may be gone while its dialog is still at work.
  const isSelecting = ids.size > 0;
  if (isEmpty && !isSelecting) {
    if (tools) return <tools.NoDeliveries />;
    return failed ? (
      <FormError>{say('This could not be opened. Check your connection and try again.')}</FormError>
    ) : (
      <ListWaiting />
    );
  }
  const count = {
    shown: rows.length,
    loaded: items.length,
    isComplete: more === 'none',
    isNarrowed,
    isOfDay: query.pickup !== '',
    isSearched: cleanText(asked.search) !== '' || rows.length !== items.length,
  };
  const summary = texts.summary(count);
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
            {isSelecting ? tools && <tools.SelectedText count={selected.length} /> : summary}
          </p>
        </Row>
        <Row gap={2}>
          {tools && isSelecting ? (
            <tools.SelectionPart selected={selected} select={select} />
          ) : (
            <>
              {tools && <tools.MoreControls {...controls} onAll={start} />}
              {actions}
              {tools && rows.length > 0 && (
                <tools.ExportButton label={say('Download CSV')} deliveries={rows} listed={count} />
              )}
            </>
          )}
          {tools && <tools.BesideButtons {...beside} />}
        </Row>
      </ListHead>
      <TableRoom>
        {rows.length === 0 ? (
          tools && (
            <tools.NothingFound
              isComplete={more === 'none'}
              onClear={() => {
                const { sort, direction, show } = query;
                onChange({ ...WHOLE_LIST, sort, direction, show });
              }}
            />
          )
        ) : (
          <VirtualTable
            deliveries={rows}
            order={asked}
            shown={beside.shown}
            tools={tools}
            selection={selection}
            onSort={onChange}
          />
        )}
        {tools && <tools.ListBeside rows={rows} loaded={items} {...{ selection, beside }} />}
      </TableRoom>
      {tools && (isSelecting || rows.length > PAGE_SIZE / 2) && (
        <Row>
          <tools.MoreControls {...controls} />
        </Row>
      )}
    </Stack>
  );
}

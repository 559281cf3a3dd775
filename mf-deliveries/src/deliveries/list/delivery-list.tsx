import type { Delivery } from '@fleetfoot/shared/domain';
import type { LoadedPages } from '@fleetfoot/shared/firebase';
import { PartButton } from '@fleetfoot/shared/parts';
import { Button, EmptyState, LinkButton, Row, Stack } from '@fleetfoot/shared/ui';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { PAGE_SIZE } from '../deliveries.queries';
import { withFound } from './exact-search';
import { filterDeliveries } from './filter-deliveries';
import { isFiltered, type ListQuery, WHOLE_LIST } from './list-query';
import { listSummary } from './list-summary';
import { MoreControls } from './more-controls';
import { sortDeliveries } from './sort-deliveries';
import { useLoadAll } from './use-load-all';
import { VirtualTable } from './virtual-table';

const loadExport = async () => {
  const { ExportDialog } = await import(/* webpackChunkName: "export-dialog" */ './export-dialog');
  return ExportDialog;
};

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
  const matching = useMemo(() => filterDeliveries(withFound(items, found), asked), [items, found, asked]);
  const { sort, direction } = asked;
  const rows = useMemo(() => sortDeliveries(matching, { sort, direction }), [matching, sort, direction]);
  const { isLoadingAll, start, stop } = useLoadAll(more, loadMore);
  if (items.length === 0 && more === 'none' && !isFiltered(query)) {
    return (
      <EmptyState
        icon="deliveries"
        title="No deliveries yet"
        action={<LinkButton href="/newdelivery">Create your first delivery</LinkButton>}
      >
        Deliveries of your organisation appear here as soon as someone creates them.
      </EmptyState>
    );
  }
  const summary = listSummary({
    shown: rows.length,
    loaded: items.length,
    isComplete: more === 'none',
    isNarrowed,
    isSearched: asked.search.trim() !== '' || rows.length !== items.length,
  });
  const controls = { more, isLoadingAll, onMore: () => loadMore(PAGE_SIZE), onStop: stop };
  return (
    <Stack>
      <Row justify="between">
        {/* Page after page it would be said again and again. */}
        <p role="status" aria-live={isLoadingAll ? 'off' : 'polite'}>
          {summary}
        </p>
        <Row gap={2}>
          <MoreControls {...controls} onAll={start} />
          {actions}
          {rows.length > 0 && (
            <PartButton
              label="Download CSV"
              variant="secondary"
              load={loadExport}
              props={{ deliveries: rows, summary }}
            />
          )}
        </Row>
      </Row>
      {rows.length === 0 ? (
        <EmptyState
          icon="search"
          title="No deliveries found"
          action={
            <Button
              variant="secondary"
              onClick={() => onChange({ ...WHOLE_LIST, sort: query.sort, direction: query.direction })}
            >
              Clear search and filters
            </Button>
          }
        >
          {more === 'none' ? 'Nothing fits the search and the filters.' : 'Nothing fits in what is loaded.'}
        </EmptyState>
      ) : (
        <>
          <VirtualTable deliveries={rows} order={asked} onSort={onChange} />
          {rows.length > PAGE_SIZE / 2 && (
            <Row>
              <MoreControls {...controls} />
            </Row>
          )}
        </>
      )}
    </Stack>
  );
}

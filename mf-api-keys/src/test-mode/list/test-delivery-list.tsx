import { formatDateTime } from '@fleetfoot/shared/domain';
import type { LoadedPages } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { type Column, DataTable, EmptyState, LinkButton, Stack } from '@fleetfoot/shared/ui';
import { LoadMore } from '../../load-more';
import { TEST_DELIVERIES } from '../../texts/test-deliveries';
import { TEST_PAGE } from '../data';
import { TestStatus } from '../test-status';

const COLUMNS: readonly Column<Delivery>[] = [
  { key: 'reference', header: TEST_DELIVERIES.columns.reference, render: ({ external_id }) => external_id },
  {
    key: 'status',
    header: TEST_DELIVERIES.columns.status,
    render: ({ status }) => <TestStatus status={status} />,
  },
  {
    key: 'dropoff',
    header: TEST_DELIVERIES.columns.dropoff,
    render: ({ dropoff_address }) => dropoff_address || '–',
  },
  {
    key: 'created',
    header: TEST_DELIVERIES.columns.created,
    render: ({ created_at }) => formatDateTime(created_at),
  },
];

interface TestDeliveryListProps {
  /** Newest first. */
  readonly loaded: LoadedPages<Delivery>;
  readonly onMore: () => void;
}

/** What the test key has created, each leading to its page. */
export function TestDeliveryList({ loaded: { items, more }, onMore }: TestDeliveryListProps) {
  if (items.length === 0 && more === 'none') {
    return (
      <EmptyState
        icon="api"
        title={TEST_DELIVERIES.none}
        action={
          <LinkButton variant="secondary" href="/api/docs">
            {TEST_DELIVERIES.documentation}
          </LinkButton>
        }
      >
        {TEST_DELIVERIES.create}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <DataTable
        caption={TEST_DELIVERIES.caption}
        columns={COLUMNS}
        rows={items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/test/deliveries/${id}`}
      />
      <LoadMore {...{ more, onMore }} pageSize={TEST_PAGE} failure={TEST_DELIVERIES.olderFailed} />
    </Stack>
  );
}

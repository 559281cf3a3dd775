import { formatDateTime } from '@fleetfoot/shared/domain';
import type { LoadedPages } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model';
import { type Column, DataTable, EmptyState, LinkButton, Stack } from '@fleetfoot/shared/ui';
import { LoadMore } from '../../load-more';
import { TEST_PAGE } from '../data';
import { TestStatus } from '../test-status';

const COLUMNS: readonly Column<Delivery>[] = [
  { key: 'reference', header: 'Reference', render: ({ external_id }) => external_id },
  { key: 'status', header: 'Status', render: ({ status }) => <TestStatus status={status} /> },
  { key: 'dropoff', header: 'Drop-off', render: ({ dropoff_address }) => dropoff_address || '–' },
  { key: 'created', header: 'Created', render: ({ created_at }) => formatDateTime(created_at) },
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
        title="No test deliveries"
        action={
          <LinkButton variant="secondary" href="/api/docs">
            API documentation
          </LinkButton>
        }
      >
        Create one by the API with your test key. The documentation has an example to copy.
      </EmptyState>
    );
  }
  return (
    <Stack>
      <DataTable
        caption="Test deliveries"
        columns={COLUMNS}
        rows={items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/test/deliveries/${id}`}
      />
      <LoadMore
        {...{ more, onMore }}
        pageSize={TEST_PAGE}
        failure="Older test deliveries could not be loaded."
      />
    </Stack>
  );
}

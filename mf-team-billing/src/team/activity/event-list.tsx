import { formatDateTime } from '@fleetfoot/shared/domain';
import type { LoadedPages } from '@fleetfoot/shared/firebase';
import { AUDIT_KEPT_DAYS, type AuditEvent, type TeamMember } from '@fleetfoot/shared/model';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  FormError,
  Row,
  RowButton,
  Stack,
} from '@fleetfoot/shared/ui';
import { useMemo, useState } from 'react';
import { type ActivityFilter, ALL_ACTIVITY, isFiltered } from './activity-filter';
import { ACTIVITY_PAGE } from './data';
import { EventDialog } from './event-dialog';
import { actorName, deedOf } from './event-text';

interface EventTableProps {
  readonly events: readonly AuditEvent[];
  readonly members: readonly TeamMember[];
  readonly onOpen: (event: AuditEvent) => void;
}

function EventTable({ events, members, onOpen }: EventTableProps) {
  const columns = useMemo(
    (): readonly Column<AuditEvent>[] => [
      {
        key: 'at',
        header: 'Time',
        render: (event) => <RowButton onClick={() => onOpen(event)}>{formatDateTime(event.at)}</RowButton>,
      },
      { key: 'person', header: 'Person', render: (event) => actorName(event, members) },
      { key: 'what', header: 'What', render: deedOf },
      { key: 'object', header: 'Object', render: ({ object }) => object.label || object.id },
    ],
    [members, onOpen],
  );
  return <DataTable caption="Activity" columns={columns} rows={events} rowKey={({ id }) => id} />;
}

interface EventListProps {
  /** Newest first. */
  readonly loaded: LoadedPages<AuditEvent>;
  readonly members: readonly TeamMember[];
  readonly filter: ActivityFilter;
  readonly onFilter: (filter: ActivityFilter) => void;
  readonly onMore: () => void;
}

export function EventList({ loaded: { items, more }, members, filter, onFilter, onMore }: EventListProps) {
  const [open, setOpen] = useState<AuditEvent>();
  if (items.length === 0 && more === 'none') {
    return (
      <EmptyState
        icon="search"
        title={isFiltered(filter) ? 'Nothing fits' : 'Nothing has been done yet'}
        action={
          isFiltered(filter) && (
            <Button variant="secondary" onClick={() => onFilter(ALL_ACTIVITY)}>
              Show everything
            </Button>
          )
        }
      >
        {isFiltered(filter)
          ? `What was done is kept for ${AUDIT_KEPT_DAYS} days.`
          : 'What your team does shows up here as it happens.'}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <EventTable events={items} members={members} onOpen={setOpen} />
      {more === 'failed' && <FormError>Older events could not be loaded.</FormError>}
      {more !== 'none' && (
        <Row>
          <Button variant="secondary" busy={more === 'loading'} onClick={onMore}>
            {more === 'failed' ? 'Try again' : `Load ${ACTIVITY_PAGE} more`}
          </Button>
        </Row>
      )}
      {open && (
        <EventDialog
          event={open}
          members={members}
          onFilter={(part) => onFilter({ ...ALL_ACTIVITY, ...part })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );
}

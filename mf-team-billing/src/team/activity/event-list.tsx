import { formatDateTime } from '@fleetfoot/shared/domain';
import type { LoadedPages } from '@fleetfoot/shared/firebase';
import { AUDIT_KEPT_DAYS, type AuditEvent } from '@fleetfoot/shared/model/team/audit-event';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';
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
import { ACTIVITY } from '../../texts/activity';
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
        header: ACTIVITY.time,
        render: (event) => <RowButton onClick={() => onOpen(event)}>{formatDateTime(event.at)}</RowButton>,
      },
      { isData: true, key: 'person', header: ACTIVITY.person, render: (event) => actorName(event, members) },
      { key: 'what', header: ACTIVITY.what, render: deedOf },
      {
        isData: true,
        key: 'object',
        header: ACTIVITY.object,
        render: ({ object }) => object.label || object.id,
      },
    ],
    [members, onOpen],
  );
  return <DataTable caption={ACTIVITY.title} columns={columns} rows={events} rowKey={({ id }) => id} />;
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
        title={isFiltered(filter) ? ACTIVITY.noneFit : ACTIVITY.none}
        action={
          isFiltered(filter) && (
            <Button variant="secondary" onClick={() => onFilter(ALL_ACTIVITY)}>
              {ACTIVITY.showAll}
            </Button>
          )
        }
      >
        {isFiltered(filter) ? ACTIVITY.kept(String(AUDIT_KEPT_DAYS)) : ACTIVITY.noneIntro}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <EventTable events={items} members={members} onOpen={setOpen} />
      {more === 'failed' && <FormError>{ACTIVITY.moreFailed}</FormError>}
      {more !== 'none' && (
        <Row>
          <Button variant="secondary" busy={more === 'loading'} onClick={onMore}>
            {more === 'failed' ? ACTIVITY.retry : ACTIVITY.more(String(ACTIVITY_PAGE))}
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

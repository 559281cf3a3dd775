import { formatDateTime } from '@fleetfoot/shared/domain';
import type { AuditEvent, TeamMember } from '@fleetfoot/shared/model';
import { Button, type Column, DataTable, DetailList, Note, ReadingDialog, Stack } from '@fleetfoot/shared/ui';
import type { ActivityFilter } from './activity-filter';
import { actorName, changesOf, deedOf, type FieldChange } from './event-text';

const COLUMNS: readonly Column<FieldChange>[] = [
  { key: 'field', header: 'Field', render: ({ field }) => field },
  { key: 'before', header: 'Before', render: ({ before }) => before || '–' },
  { key: 'after', header: 'After', render: ({ after }) => after || '–' },
];

interface EventDialogProps {
  readonly event: AuditEvent;
  readonly members: readonly TeamMember[];
  /** Shows only events of this person or object. */
  readonly onFilter: (filter: Partial<ActivityFilter>) => void;
  readonly onClose: () => void;
}

/** One event with all that is known of it. */
export function EventDialog({ event, members, onFilter, onClose }: EventDialogProps) {
  const { at, actor, object, from } = event;
  const changes = changesOf(event);
  const only = (filter: Partial<ActivityFilter>) => () => {
    onFilter(filter);
    onClose();
  };
  return (
    <ReadingDialog title={deedOf(event)} onClose={onClose}>
      <Stack>
        <DetailList
          items={[
            { label: 'Time', value: formatDateTime(at) },
            { label: 'Person', value: actorName(event, members) },
            { label: 'Object', value: object.label || object.id },
            ...(from.session === undefined
              ? []
              : [{ label: 'Signed in', value: formatDateTime(new Date(from.session * 1000)) }]),
            ...(from.address === undefined ? [] : [{ label: 'IP address', value: from.address }]),
            ...(from.agent === undefined ? [] : [{ label: 'Program', value: from.agent }]),
          ]}
        />
        {changes.length > 0 ? (
          <DataTable caption="Changes" columns={COLUMNS} rows={changes} rowKey={({ field }) => field} />
        ) : (
          <Note>No fields are noted for this event.</Note>
        )}
        <Stack gap={2}>
          <Button variant="quiet" onClick={only({ person: actor.id })}>
            Show everything by {actorName(event, members)}
          </Button>
          <Button variant="quiet" onClick={only({ object: object.id })}>
            Show everything done to this object
          </Button>
        </Stack>
      </Stack>
    </ReadingDialog>
  );
}

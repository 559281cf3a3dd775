import { formatDateTime } from '@fleetfoot/shared/domain';
import type { AuditEvent } from '@fleetfoot/shared/model/team/audit-event';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';
import { Button, type Column, DataTable, DetailList, Note, ReadingDialog, Stack } from '@fleetfoot/shared/ui';
import { ACTIVITY, EVENT } from '../../texts/activity';
import type { ActivityFilter } from './activity-filter';
import { actorName, changesOf, deedOf, type FieldChange } from './event-text';

const COLUMNS: readonly Column<FieldChange>[] = [
  { key: 'field', header: EVENT.field, render: ({ field }) => field },
  { isData: true, key: 'before', header: EVENT.before, render: ({ before }) => before || '–' },
  { isData: true, key: 'after', header: EVENT.after, render: ({ after }) => after || '–' },
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
            { label: ACTIVITY.time, value: formatDateTime(at) },
            { isData: true, label: ACTIVITY.person, value: actorName(event, members) },
            { isData: true, label: ACTIVITY.object, value: object.label || object.id },
            ...(from.session === undefined
              ? []
              : [{ label: EVENT.signedIn, value: formatDateTime(new Date(from.session * 1000)) }]),
            ...(from.address === undefined
              ? []
              : [{ isData: true, label: EVENT.address, value: from.address }]),
            ...(from.agent === undefined ? [] : [{ isData: true, label: EVENT.program, value: from.agent }]),
          ]}
        />
        {changes.length > 0 ? (
          <DataTable caption={EVENT.changes} columns={COLUMNS} rows={changes} rowKey={({ field }) => field} />
        ) : (
          <Note>{EVENT.noFields}</Note>
        )}
        <Stack gap={2}>
          <Button variant="quiet" onClick={only({ person: actor.id })}>
            {EVENT.everythingBy(actorName(event, members))}
          </Button>
          <Button variant="quiet" onClick={only({ object: object.id })}>
            {EVENT.everythingDone}
          </Button>
        </Stack>
      </Stack>
    </ReadingDialog>
  );
}

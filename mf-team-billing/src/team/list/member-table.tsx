import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import type { TeamMember } from '@fleetfoot/shared/model';
import { Badge, Button, type Column, DataTable, Note, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { ACTIONS, OneActionTable } from './action-table-style';
import { membersByName } from './members';

interface MemberNameProps {
  readonly fullName: string;
  readonly isYou: boolean;
  readonly isOnlyAdmin: boolean;
}

function MemberName({ fullName, isYou, isOnlyAdmin }: MemberNameProps) {
  return (
    <>
      <Row gap={2}>
        <span>{fullName}</span>
        {isYou && <Badge tone="info">You</Badge>}
      </Row>
      {isYou && isOnlyAdmin && (
        <Note>You are the only Admin. Make somebody else an Admin before you leave.</Note>
      )}
    </>
  );
}

interface MemberTableProps {
  readonly members: readonly TeamMember[];
  /** The signed-in user's uid. */
  readonly uid: string | undefined;
  readonly isOnlyAdmin: boolean;
  /** For Admins. */
  readonly onEdit?: ((member: TeamMember) => void) | undefined;
}

export function MemberTable({ members, uid, isOnlyAdmin, onEdit }: MemberTableProps) {
  const columns: Column<TeamMember>[] = [
    {
      key: 'name',
      header: 'Full name',
      render: ({ id, fullName }) => (
        <MemberName fullName={fullName} isYou={id === uid} isOnlyAdmin={isOnlyAdmin} />
      ),
    },
    { key: 'phone', header: 'Phone number', render: ({ phoneNumber }) => formatPhoneNumber(phoneNumber) },
    { key: 'role', header: 'Role', render: ({ role }) => role },
  ];
  if (onEdit) {
    columns.push({
      key: 'actions',
      header: ACTIONS,
      align: 'end',
      render: (member) =>
        member.id !== uid && (
          <Row justify="end">
            <Button variant="secondary" onClick={() => onEdit(member)}>
              Edit<VisuallyHidden> {member.fullName}</VisuallyHidden>
            </Button>
          </Row>
        ),
    });
  }
  return (
    <OneActionTable>
      <DataTable
        caption="Team members"
        columns={columns}
        rows={membersByName(members)}
        rowKey={({ id }) => id}
      />
    </OneActionTable>
  );
}

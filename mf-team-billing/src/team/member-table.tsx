import { formatPhoneNumber, type TeamMember } from '@fleetfoot/shared/domain';
import { Button, type Column, DataTable, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { ACTIONS, OneActionTable } from './action-table';
import { MemberName } from './member-name';
import { membersByName } from './member-order';

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

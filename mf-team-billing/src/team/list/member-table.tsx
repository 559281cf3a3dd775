import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';
import { Badge, Button, type Column, DataTable, Note, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { MEMBERS, TEAM } from '../../texts/team';
import { OneActionTable } from './action-table-style';
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
        <span translate="no">{fullName}</span>
        {isYou && <Badge tone="info">{MEMBERS.you}</Badge>}
      </Row>
      {isYou && isOnlyAdmin && <Note>{MEMBERS.onlyAdmin}</Note>}
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
      header: TEAM.fullName,
      render: ({ id, fullName }) => (
        <MemberName fullName={fullName} isYou={id === uid} isOnlyAdmin={isOnlyAdmin} />
      ),
    },
    {
      isData: true,
      key: 'phone',
      header: TEAM.phoneNumber,
      render: ({ phoneNumber }) => formatPhoneNumber(phoneNumber),
    },
    { key: 'role', header: TEAM.role, render: ({ role }) => role },
  ];
  if (onEdit) {
    columns.push({
      key: 'actions',
      header: TEAM.actions,
      align: 'end',
      render: (member) =>
        member.id !== uid && (
          <Row justify="end">
            <Button needsConnection variant="secondary" onClick={() => onEdit(member)}>
              {MEMBERS.edit}
              <VisuallyHidden translate="no">{` ${member.fullName}`}</VisuallyHidden>
            </Button>
          </Row>
        ),
    });
  }
  return (
    <OneActionTable>
      <DataTable
        caption={MEMBERS.caption}
        columns={columns}
        rows={membersByName(members)}
        rowKey={({ id }) => id}
      />
    </OneActionTable>
  );
}

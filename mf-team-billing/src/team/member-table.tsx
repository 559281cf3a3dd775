import { formatPhoneNumber, type TeamMember } from '@fleetfoot/shared/domain';
import { DataTable } from '@fleetfoot/shared/ui';
import { MemberName } from './member-name';
import { membersByName } from './member-order';

interface MemberTableProps {
  readonly members: readonly TeamMember[];
  /** The signed-in user's uid. */
  readonly uid: string | undefined;
}

export function MemberTable({ members, uid }: MemberTableProps) {
  return (
    <DataTable
      caption="Team members"
      columns={[
        {
          key: 'name',
          header: 'Full name',
          render: ({ id, fullName }) => <MemberName fullName={fullName} isYou={id === uid} />,
        },
        { key: 'phone', header: 'Phone number', render: ({ phoneNumber }) => formatPhoneNumber(phoneNumber) },
        { key: 'role', header: 'Role', render: ({ role }) => role },
      ]}
      rows={membersByName(members)}
      rowKey={({ id }) => id}
    />
  );
}

import { formatPhoneNumber, type TeamInvite } from '@fleetfoot/shared/domain';
import { Badge, DataTable, EmptyState } from '@fleetfoot/shared/ui';

export function InviteTable({ invites }: { invites: readonly TeamInvite[] }) {
  if (invites.length === 0) return <EmptyState title="No pending invitations" />;
  return (
    <DataTable
      caption="Pending invitations"
      columns={[
        { key: 'phone', header: 'Phone number', render: ({ phoneNumber }) => formatPhoneNumber(phoneNumber) },
        { key: 'status', header: 'Status', render: () => <Badge tone="warning">Invite Pending</Badge> },
        { key: 'role', header: 'Invited role', render: ({ role }) => role },
      ]}
      rows={invites}
      rowKey={({ id }) => id}
    />
  );
}

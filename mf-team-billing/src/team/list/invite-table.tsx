import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import type { TeamInvite } from '@fleetfoot/shared/model';
import { Button, type Column, CopyButton, DataTable, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { ACTIONS, ActionTable } from './action-table-style';
import { InviteStatus } from './invite-status';
import { RenewButton } from './renew-button';

interface InviteTableProps {
  readonly invites: readonly TeamInvite[];
  /** By the server's clock. */
  readonly now: Date;
  /** For Admins. */
  readonly actions?: InviteActions | undefined;
}

export interface InviteActions {
  /** Address of the page where an invitation is accepted. */
  readonly link: string;
  onRenew(invite: TeamInvite): Promise<void>;
  onDelete(invite: TeamInvite): void;
}

export function InviteTable({ invites, now, actions }: InviteTableProps) {
  const columns: Column<TeamInvite>[] = [
    { key: 'phone', header: 'Phone number', render: ({ phoneNumber }) => formatPhoneNumber(phoneNumber) },
    { key: 'status', header: 'Status', render: (invite) => <InviteStatus invite={invite} now={now} /> },
    { key: 'role', header: 'Invited role', render: ({ role }) => role },
  ];
  if (actions) {
    columns.push({
      key: 'actions',
      header: ACTIONS,
      align: 'end',
      render: (invite) => (
        <Row gap={2} justify="end">
          <RenewButton invite={invite} onRenew={() => actions.onRenew(invite)} />
          <CopyButton value={actions.link} label="Copy link" />
          <Button variant="danger-outline" onClick={() => actions.onDelete(invite)}>
            Delete<VisuallyHidden> invitation to {formatPhoneNumber(invite.phoneNumber)}</VisuallyHidden>
          </Button>
        </Row>
      ),
    });
  }
  return (
    <ActionTable>
      <DataTable caption="Pending invitations" columns={columns} rows={invites} rowKey={({ id }) => id} />
    </ActionTable>
  );
}

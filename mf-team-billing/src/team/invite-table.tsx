import { formatPhoneNumber, type TeamInvite } from '@fleetfoot/shared/domain';
import { Button, type Column, CopyButton, DataTable, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { ACTIONS, ActionTable } from './action-table';
import { InviteStatus } from './invite-status';
import { ResendButton } from './resend-button';

interface InviteTableProps {
  readonly invites: readonly TeamInvite[];
  /** By the server's clock. */
  readonly now: Date;
  /** For Admins. */
  readonly actions?: InviteActions | undefined;
}

export interface InviteActions {
  /** Where somebody who was invited accepts. */
  readonly link: string;
  onResend(invite: TeamInvite): Promise<void>;
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
          <ResendButton invite={invite} onResend={() => actions.onResend(invite)} />
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

import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import type { TeamInvite } from '@fleetfoot/shared/model/team/invitations';
import type { MessageOutcome } from '@fleetfoot/shared/operations';
import { Button, type Column, DataTable, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { INVITATIONS, TEAM } from '../../texts/team';
import { ActionTable } from './action-table-style';
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
  /** Resolves with what became of the message; nothing when that is not known. */
  onResend(invite: TeamInvite): Promise<MessageOutcome | undefined>;
  onShare(invite: TeamInvite): void;
  onDelete(invite: TeamInvite): void;
}

export function InviteTable({ invites, now, actions }: InviteTableProps) {
  const columns: Column<TeamInvite>[] = [
    {
      isData: true,
      key: 'phone',
      header: TEAM.phoneNumber,
      render: ({ phoneNumber }) => formatPhoneNumber(phoneNumber),
    },
    {
      key: 'status',
      header: INVITATIONS.status,
      render: (invite) => <InviteStatus invite={invite} now={now} isSendingShown={actions !== undefined} />,
    },
    { key: 'role', header: INVITATIONS.role, render: ({ role }) => role },
  ];
  if (actions) {
    columns.push({
      key: 'actions',
      header: TEAM.actions,
      align: 'end',
      render: (invite) => (
        <Row gap={2} justify="end">
          <ResendButton invite={invite} onResend={() => actions.onResend(invite)} />
          <Button needsConnection variant="secondary" onClick={() => actions.onShare(invite)}>
            {INVITATIONS.share}
            <VisuallyHidden>{` ${INVITATIONS.shareOf(formatPhoneNumber(invite.phoneNumber))}`}</VisuallyHidden>
          </Button>
          <Button needsConnection variant="danger-outline" onClick={() => actions.onDelete(invite)}>
            {INVITATIONS.delete}
            <VisuallyHidden>{` ${INVITATIONS.invitationTo(formatPhoneNumber(invite.phoneNumber))}`}</VisuallyHidden>
          </Button>
        </Row>
      ),
    });
  }
  return (
    <ActionTable>
      <DataTable caption={INVITATIONS.title} columns={columns} rows={invites} rowKey={({ id }) => id} />
    </ActionTable>
  );
}

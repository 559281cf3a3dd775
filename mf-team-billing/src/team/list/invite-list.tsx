import type { TeamInvite } from '@fleetfoot/shared/model/team/invitations';
import { EmptyState, Note, Stack } from '@fleetfoot/shared/ui';
import { INVITATIONS } from '../../texts/team';
import { type InviteActions, InviteTable } from './invite-table';

interface InviteListProps {
  readonly invites: readonly TeamInvite[];
  /** By the server's clock. */
  readonly now: Date;
  /** For Admins. */
  readonly actions?: InviteActions | undefined;
}

export function InviteList({ invites, now, actions }: InviteListProps) {
  if (invites.length === 0) return <EmptyState title={INVITATIONS.none} />;
  return (
    <Stack gap={3}>
      {actions && <Note>{INVITATIONS.intro}</Note>}
      <InviteTable
        invites={invites.toSorted((a, b) => a.phoneNumber.localeCompare(b.phoneNumber))}
        now={now}
        actions={actions}
      />
    </Stack>
  );
}

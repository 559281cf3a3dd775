import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { EmptyState } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import type { Acceptance } from './acceptance';
import {
  type CreateInvitation,
  hasExpired,
  type Invitation,
  invitationKey,
  type JoinInvitation,
} from './invitation';
import { InvitationRow } from './invitation-row';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  > li { padding-block: var(--space-4); }
  > li + li { border-top: 1px solid var(--border); }
  > li:first-child { padding-top: 0; }
  > li:last-child { padding-bottom: 0; }
`;

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  /** The caller's number, E.164. */
  readonly phoneNumber: string;
  readonly acceptance: Acceptance;
  /** By the server's clock. */
  readonly now: Date;
  onCreate(invitation: CreateInvitation): void;
  onAccept(invitation: JoinInvitation): void;
}

export function InvitationList(props: InvitationListProps) {
  const { invitations, phoneNumber, acceptance, now, onCreate, onAccept } = props;
  if (invitations.length === 0) {
    return (
      <EmptyState icon="team" title="You have no invitations yet">
        Please contact your company administrator and ask to be invited with your number,{' '}
        <strong>{formatPhoneNumber(phoneNumber)}</strong>. The invitation appears here by itself.
      </EmptyState>
    );
  }
  return (
    // Safari drops the role of a list without bullets.
    <List role="list" aria-label="Invitations">
      {invitations.map((invitation) => {
        const key = invitationKey(invitation);
        return (
          <InvitationRow
            key={key}
            invitation={invitation}
            expired={hasExpired(invitation, now)}
            busy={acceptance.busyKey === key}
            disabled={acceptance.busyKey !== undefined && acceptance.busyKey !== key}
            failure={acceptance.failed?.key === key ? acceptance.failed.message : undefined}
            onChoose={() => (invitation.kind === 'create' ? onCreate(invitation) : onAccept(invitation))}
          />
        );
      })}
    </List>
  );
}

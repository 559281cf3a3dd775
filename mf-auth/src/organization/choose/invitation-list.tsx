import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { Badge, Button, EmptyState, FormError, Note, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import {
  type CreateInvitation,
  hasExpired,
  type Invitation,
  invitationKey,
  type JoinInvitation,
} from './invitation';
import type { Acceptance } from './use-acceptance';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);

  > div { min-width: 0; }
  > button { flex: none; }
`;

const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly expired: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Why it could not be accepted. */
  readonly failure: string | undefined;
  /** Creates or accepts. */
  onChoose(): void;
}

function InvitationRow(props: InvitationRowProps) {
  const { invitation, expired, busy, disabled, failure, onChoose } = props;
  const isCreate = invitation.kind === 'create';
  return (
    <li>
      <Stack gap={2}>
        <Line>
          <div>
            <Name>{invitation.organizationName}</Name>
            <Note>{isCreate ? 'New organization' : invitation.role}</Note>
          </div>
          {expired ? (
            <Badge tone="warning">Expired</Badge>
          ) : (
            <Button busy={busy} disabled={disabled} onClick={onChoose}>
              {isCreate ? 'Create' : 'Accept'}
              <VisuallyHidden> {invitation.organizationName}</VisuallyHidden>
            </Button>
          )}
        </Line>
        {expired && (
          <Note>
            Ask an Admin of {invitation.organizationName} to send it again. You can then accept it here.
          </Note>
        )}
        <FormError>{failure}</FormError>
      </Stack>
    </li>
  );
}

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
            disabled={(acceptance.busyKey ?? acceptance.doubtKey ?? key) !== key}
            failure={acceptance.failed?.key === key ? acceptance.failed.message : undefined}
            onChoose={() => (invitation.kind === 'create' ? onCreate(invitation) : onAccept(invitation))}
          />
        );
      })}
    </List>
  );
}

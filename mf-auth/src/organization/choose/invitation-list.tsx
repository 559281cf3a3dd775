import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { richText, useTexts } from '@fleetfoot/shared/texts';
import { Badge, Button, EmptyState, FormError, Note, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { stepTexts } from '../../texts/steps';
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

/** A role by its name; one that this release does not know as it is stored. */
function roleName(names: { readonly Admin: string; readonly Member: string }, role: string): string {
  return role === 'Admin' || role === 'Member' ? names[role] : role;
}

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
  const texts = useTexts(stepTexts);
  const isCreate = invitation.kind === 'create';
  return (
    <li>
      <Stack gap={2}>
        <Line>
          <div>
            <Name translate="no">{invitation.organizationName}</Name>
            <Note>{isCreate ? texts.newOrganization : roleName(texts.roles, invitation.role)}</Note>
          </div>
          {expired ? (
            <Badge tone="warning">{texts.expired}</Badge>
          ) : (
            <Button busy={busy} disabled={disabled} onClick={onChoose}>
              {richText(
                isCreate ? texts.create : texts.accept,
                <VisuallyHidden translate="no">{invitation.organizationName}</VisuallyHidden>,
              )}
            </Button>
          )}
        </Line>
        {expired && <Note>{texts.askAgain(invitation.organizationName)}</Note>}
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
  const texts = useTexts(stepTexts);
  if (invitations.length === 0) {
    return (
      <EmptyState icon="team" title={texts.noInvitations}>
        {richText(texts.askForInvitation, <strong translate="no">{formatPhoneNumber(phoneNumber)}</strong>)}
      </EmptyState>
    );
  }
  return (
    // Safari drops the role of a list without bullets.
    <List role="list" aria-label={texts.invitations}>
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

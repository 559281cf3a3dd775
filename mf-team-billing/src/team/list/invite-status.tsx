import { formatDate, formatDateTime } from '@fleetfoot/shared/domain';
import type { TeamInvite } from '@fleetfoot/shared/model';
import { Badge, cardsUpTo, Note } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { INVITATIONS } from '../../texts/team';

/** Whether the server refuses to accept the invitation. */
export function hasExpired({ expiresAt }: Pick<TeamInvite, 'expiresAt'>, now: Date): boolean {
  return expiresAt <= now;
}

/** `Expires 05 Dec 2026` or `Expired`. */
export function expiryText(invite: Pick<TeamInvite, 'expiresAt'>, now: Date): string {
  return hasExpired(invite, now) ? INVITATIONS.expired : INVITATIONS.expires(formatDate(invite.expiresAt));
}

// In a card all that is beside a label ends at the card's edge.
const Frame = styled.div<{ $cardsUpTo: number }>`
  display: inline-grid;
  gap: var(--space-1);
  @container (max-width: ${({ $cardsUpTo }) => $cardsUpTo}rem) {
    justify-items: end;
    max-width: 75%;
    > div { justify-content: flex-end; }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
`;

interface InviteStatusProps {
  readonly invite: TeamInvite;
  /** By the server's clock. */
  readonly now: Date;
  /** Whether to say when it was last sent as a message: for Admins. */
  readonly isSendingShown: boolean;
}

/** `Sent 03 Feb 2026, 14:05`. */
export function sendingText({ sentAt }: Pick<TeamInvite, 'sentAt'>): string {
  return sentAt === undefined ? INVITATIONS.unsent : INVITATIONS.sent(formatDateTime(sentAt));
}

export function InviteStatus({ invite, now, isSendingShown }: InviteStatusProps) {
  const text = expiryText(invite, now);
  return (
    <Frame $cardsUpTo={cardsUpTo(isSendingShown ? 4 : 3)}>
      <Line>
        <Badge tone="warning">{INVITATIONS.pending}</Badge>
        {hasExpired(invite, now) ? <Badge tone="danger">{text}</Badge> : <Note as="span">{text}</Note>}
      </Line>
      {isSendingShown && <Note as="span">{sendingText(invite)}</Note>}
    </Frame>
  );
}

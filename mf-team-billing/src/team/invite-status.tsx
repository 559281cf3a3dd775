import type { TeamInvite } from '@fleetfoot/shared/domain';
import { Badge, SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { expiryText, hasExpired } from './invite-expiry';
import { Note } from './note';

const Frame = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  @media ${SMALL_SCREEN} {
    justify-content: flex-end;
    max-width: 75%;
  }
`;

interface InviteStatusProps {
  readonly invite: TeamInvite;
  /** By the server's clock. */
  readonly now: Date;
}

export function InviteStatus({ invite, now }: InviteStatusProps) {
  const text = expiryText(invite, now);
  return (
    <Frame>
      <Badge tone="warning">Invite Pending</Badge>
      {hasExpired(invite, now) ? <Badge tone="danger">{text}</Badge> : text && <Note as="span">{text}</Note>}
    </Frame>
  );
}

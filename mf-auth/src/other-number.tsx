import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { endingOf, type OpenedInvitation } from '@fleetfoot/shared/session/opened-invitation';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Notice = styled.p`
  padding: var(--space-3) var(--space-4);
  background: var(--warning-soft);
  border-radius: var(--radius);
  color: var(--warning-text);
  overflow-wrap: anywhere;
  > span { white-space: nowrap; }
`;

interface OtherNumberProps {
  /** The invitation whose link was opened in this tab, if any. */
  readonly opened: OpenedInvitation | undefined;
  /** E.164, of who signs in. */
  readonly phoneNumber: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Says that the invitation is for another number than the one that signs in; nothing when it is for this one. */
export function OtherNumber({ opened, phoneNumber, children }: OtherNumberProps) {
  if (opened === undefined || endingOf(phoneNumber) === opened.ending) return undefined;
  return (
    <Notice>
      The invitation to {opened.organizationName} is for the number ending in <strong>{opened.ending}</strong>
      , not <span>{formatPhoneNumber(phoneNumber)}</span>. Only that number can accept it. {children}
    </Notice>
  );
}

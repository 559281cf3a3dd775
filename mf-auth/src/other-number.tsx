import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { endingOf, type OpenedInvitation } from '@fleetfoot/shared/session/opened-invitation';
import { richText, useTexts } from '@fleetfoot/shared/texts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { stepTexts } from './texts/steps';

const Notice = styled.p`
  padding: var(--space-3) var(--space-4);
  background: var(--warning-soft);
  border-radius: var(--radius);
  color: var(--warning-text);
  overflow-wrap: anywhere;
  bdi { white-space: nowrap; }
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
  const { otherNumber } = useTexts(stepTexts);
  if (opened === undefined || endingOf(phoneNumber) === opened.ending) return undefined;
  return (
    <Notice>
      <span>
        {richText(
          otherNumber,
          opened.organizationName,
          <strong>{opened.ending}</strong>,
          <bdi translate="no">{formatPhoneNumber(phoneNumber)}</bdi>,
        )}
      </span>{' '}
      <span>{children}</span>
    </Notice>
  );
}

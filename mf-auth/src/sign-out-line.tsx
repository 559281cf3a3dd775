import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { Button } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { Muted } from './muted';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-top: var(--space-4);
  border-top: 1px solid var(--border);

  > button {
    flex: none;
    margin-inline-end: calc(-1 * var(--space-3));
  }
`;

interface SignOutLineProps {
  /** E.164; `undefined` while it is not known. */
  readonly phoneNumber: string | undefined;
  onSignOut(): void;
}

/** The way out for somebody who signed in with the wrong number. */
export function SignOutLine({ phoneNumber, onSignOut }: SignOutLineProps) {
  return (
    <Line>
      <Muted>{phoneNumber ? `Signed in as ${formatPhoneNumber(phoneNumber)}` : 'Signed in'}</Muted>
      <Button variant="quiet" onClick={onSignOut}>
        Sign out
      </Button>
    </Line>
  );
}

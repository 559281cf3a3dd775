import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { useTexts } from '@fleetfoot/shared/texts';
import { Button, Note } from '@fleetfoot/shared/ui';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { stepTexts } from './texts/steps';

/** Signs out; the shell says what it needs to. */
export function useSignOut(): () => void {
  const services = useServices();
  return useCallback(() => {
    services.signOut().catch((error: unknown) => services.report(error, { step: 'sign-out' }));
  }, [services]);
}

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
  /** Whether there is a profile, to be looked at and deleted. */
  readonly hasProfile?: boolean;
  onSignOut(): void;
}

/** The way out for somebody who signed in with the wrong number. */
export function SignOutLine({ phoneNumber, hasProfile = false, onSignOut }: SignOutLineProps) {
  const texts = useTexts(stepTexts);
  return (
    <Line>
      <Note>
        <span>{phoneNumber ? texts.signedInAs(formatPhoneNumber(phoneNumber)) : texts.signedInAlone}</span>
        {hasProfile && (
          <>
            <br />
            <a href="/profile">{texts.yourProfile}</a>
          </>
        )}
      </Note>
      <Button variant="quiet" onClick={onSignOut}>
        {texts.signOut}
      </Button>
    </Line>
  );
}

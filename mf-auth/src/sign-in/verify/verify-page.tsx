import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { openedInvitation } from '@fleetfoot/shared/session/opened-invitation';
import { NarrowPage } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { MoveOnFailed } from '../../move-on-failed';
import { OtherNumber } from '../../other-number';
import { useMoveOn } from '../../use-move-on';
import { CodeForm } from './code-form';
import { ResendCode } from './resend-code';
import { useVerification } from './use-verification';

const Line = styled.p`
  > * { white-space: nowrap; }
`;

function SentTo({ phoneNumber }: { readonly phoneNumber: string }) {
  return (
    <Line>
      We sent a code to <strong>{formatPhoneNumber(phoneNumber)}</strong>. <a href="/login">Change number</a>
    </Line>
  );
}

export function VerifyPage() {
  const services = useServices();
  const { state, moveOn } = useMoveOn();
  const [opened] = useState(openedInvitation);
  const { pending, confirmCode, resend } = useVerification(moveOn);

  useEffect(() => {
    if (!pending) services.navigate('/login', { replace: true });
  }, [pending, services]);

  return (
    <NarrowPage title="Enter your code">
      {pending && state.status === 'failed' && (
        <MoveOnFailed
          achieved="You are signed in."
          message={state.message}
          retrying={state.retrying}
          onRetry={moveOn}
        />
      )}
      {pending && state.status !== 'failed' && (
        <>
          <SentTo phoneNumber={pending.phoneNumber} />
          <OtherNumber opened={opened} phoneNumber={pending.phoneNumber} />
          <CodeForm sentAt={pending.sentAt} done={state.status === 'moving'} confirmCode={confirmCode} />
          {state.status === 'idle' && (
            <ResendCode sentAt={pending.sentAt} resend={resend} announce={services.announce} />
          )}
        </>
      )}
    </NarrowPage>
  );
}

import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { openedInvitation } from '@fleetfoot/shared/session/opened-invitation';
import { richText, usePageLanguage, useTexts } from '@fleetfoot/shared/texts';
import { NarrowPage } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { MoveOnFailed } from '../../move-on-failed';
import { OtherNumber } from '../../other-number';
import { stepTexts } from '../../texts/steps';
import { useMoveOn } from '../../use-move-on';
import { CodeForm } from './code-form';
import { ResendCode } from './resend-code';
import { useVerification } from './use-verification';

const Line = styled.p`
  strong, a { white-space: nowrap; }
`;

function SentTo({ phoneNumber }: { readonly phoneNumber: string }) {
  const { sentTo, changeNumber } = useTexts(stepTexts);
  const number = <strong translate="no">{formatPhoneNumber(phoneNumber)}</strong>;
  return <Line>{richText(sentTo, number, <a href="/login">{changeNumber}</a>)}</Line>;
}

export function VerifyPage() {
  const services = useServices();
  const { titles, signedIn } = useTexts(stepTexts);
  usePageLanguage(stepTexts, titles.verify);
  const { state, moveOn } = useMoveOn();
  const [opened] = useState(openedInvitation);
  const { pending, confirmCode, resend } = useVerification(moveOn);

  useEffect(() => {
    if (!pending) services.navigate('/login', { replace: true });
  }, [pending, services]);

  return (
    <NarrowPage title={titles.verify}>
      {pending && state.status === 'failed' && (
        <MoveOnFailed achieved={signedIn} error={state.error} retrying={state.retrying} onRetry={moveOn} />
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

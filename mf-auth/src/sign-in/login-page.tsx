import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { preloadAuth, sendCode } from '@fleetfoot/shared/firebase';
import { useServices } from '@fleetfoot/shared/remote';
import { NarrowPage } from '@fleetfoot/shared/ui';
import { attempt } from './attempt';
import { keepPendingCode, readPendingCode } from './pending-code';
import { PhoneForm } from './phone-form';

export function LoginPage() {
  const services = useServices();

  function send(number: string, botCheckContainer: HTMLElement) {
    return attempt(
      async () => {
        keepPendingCode(await sendCode(number, botCheckContainer));
        services.navigate('/verify');
      },
      (error) => services.report(error, { step: 'send-code' }),
    );
  }

  return (
    <NarrowPage title={`Sign in to ${PRODUCT_NAME}`}>
      <PhoneForm
        initialNumber={readPendingCode()?.phoneNumber ?? ''}
        onFirstFocus={preloadAuth}
        announce={services.announce}
        sendCode={send}
      />
    </NarrowPage>
  );
}

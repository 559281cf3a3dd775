import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { NarrowPage } from '@fleetfoot/shared/ui';
import { keepPendingCode, openFirebase, readPendingCode, runStep } from '../data';
import { PhoneForm } from './phone-form';

export function LoginPage() {
  const services = useServices();

  function send(number: string, botCheckContainer: HTMLElement) {
    return runStep(
      async ({ sendCode }) => {
        keepPendingCode(await sendCode(number, botCheckContainer));
        services.navigate('/verify');
      },
      (error) => services.report(error, { step: 'send-code' }),
    );
  }

  function preload(): void {
    // A failure shows when a code is asked for.
    void openFirebase().then(
      ({ preloadAuth }) => preloadAuth(),
      () => undefined,
    );
  }

  return (
    <NarrowPage title={`Sign in to ${PRODUCT_NAME}`}>
      <PhoneForm
        initialNumber={readPendingCode()?.phoneNumber ?? ''}
        onFirstFocus={preload}
        announce={services.announce}
        sendCode={send}
      />
    </NarrowPage>
  );
}

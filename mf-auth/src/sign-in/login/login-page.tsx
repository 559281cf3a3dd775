import { useServices } from '@fleetfoot/shared/remote';
import { NarrowPage } from '@fleetfoot/shared/ui';
import { keepPendingCode, openFirebase, readPendingCode, runStep } from '../data';
import { SIGN_IN_TITLE } from '../sign-in-message';
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
    <NarrowPage title={SIGN_IN_TITLE}>
      <PhoneForm
        initialNumber={readPendingCode()?.phoneNumber ?? ''}
        onFirstFocus={preload}
        announce={services.announce}
        sendCode={send}
      />
    </NarrowPage>
  );
}

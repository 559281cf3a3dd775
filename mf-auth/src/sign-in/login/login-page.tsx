import { useServices } from '@fleetfoot/shared/remote';
import { usePageLanguage, useTexts } from '@fleetfoot/shared/texts';
import { NarrowPage } from '@fleetfoot/shared/ui';
import { signInTexts } from '../../texts/sign-in';
import { keepPendingCode, openFirebase, readPendingCode, runStep } from '../data';
import { LanguageField } from './language-field';
import { PhoneForm } from './phone-form';

export function LoginPage() {
  const services = useServices();
  const { title, pageTitle } = useTexts(signInTexts);
  usePageLanguage(signInTexts, pageTitle);

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
    <NarrowPage title={title}>
      <PhoneForm
        initialNumber={readPendingCode()?.phoneNumber ?? ''}
        onFirstFocus={preload}
        announce={services.announce}
        sendCode={send}
      />
      <LanguageField services={services} />
    </NarrowPage>
  );
}

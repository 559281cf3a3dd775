import { NarrowPage } from '@fleetfoot/shared/ui';
import { signInTexts } from '../../texts/sign-in';
import { LanguageField } from './language-field';
import { PhoneForm } from './phone-form';

const ignore = () => {};

/** What can be read and typed into before the page's scripts are there. */
export function FirstScreen() {
  return (
    <NarrowPage title={signInTexts.english.title}>
      <PhoneForm initialNumber="" onFirstFocus={ignore} announce={ignore} sendCode={async () => undefined} />
      <LanguageField />
    </NarrowPage>
  );
}

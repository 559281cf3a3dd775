import { NarrowPage } from '@fleetfoot/shared/ui';
import { SIGN_IN_TITLE } from '../sign-in-message';
import { PhoneForm } from './phone-form';

const ignore = () => {};

/** What can be read and typed into before the page's scripts are there. */
export function FirstScreen() {
  return (
    <NarrowPage title={SIGN_IN_TITLE}>
      <PhoneForm initialNumber="" onFirstFocus={ignore} announce={ignore} sendCode={async () => undefined} />
    </NarrowPage>
  );
}

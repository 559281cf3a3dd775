import { isSharedDevice, noteSharedDevice } from '@fleetfoot/shared/device';
import { CheckField } from '@fleetfoot/shared/forms';
import { useTexts } from '@fleetfoot/shared/texts';
import { FormError, Section, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { accountTexts } from '../texts/account';

/** Whether what was seen last may rest on this device; for whoever signs in on it. */
export function SharedDevice({ uid }: { readonly uid: string }) {
  const texts = useTexts(accountTexts);
  const [isShared, setIsShared] = useState(isSharedDevice);
  const [hasFailed, setHasFailed] = useState(false);

  function change(isChosen: boolean) {
    try {
      noteSharedDevice(isChosen, uid);
      setIsShared(isChosen);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }
  return (
    <Section title={texts.thisDevice}>
      <Stack>
        <CheckField
          label={texts.shared}
          hint={texts.sharedHint}
          checked={isShared}
          onChange={({ target }) => change(target.checked)}
        />
        {hasFailed && <FormError>{texts.notKept}</FormError>}
      </Stack>
    </Section>
  );
}

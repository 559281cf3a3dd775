import { isSharedDevice, noteSharedDevice } from '@fleetfoot/shared/device';
import { CheckField } from '@fleetfoot/shared/forms';
import { FormError, Section, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';

/** Whether what was seen last may rest on this device; for whoever signs in on it. */
export function SharedDevice({ uid }: { readonly uid: string }) {
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
    <Section title="This device">
      <Stack>
        <CheckField
          label="Others use this device too"
          hint="Deliveries and addresses that you have seen are not kept on it for when there is no connection."
          checked={isShared}
          onChange={({ target }) => change(target.checked)}
        />
        {hasFailed && <FormError>Your browser keeps nothing for this site, this choice neither.</FormError>}
      </Stack>
    </Section>
  );
}

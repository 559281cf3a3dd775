import { deviceStore, sessionCheck } from '@fleetfoot/shared/device';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useShellContext } from '../chrome/use-shell';
import { report } from '../report';

const IS_OFF = 'isOff';

/**
 * Keeps whether this user wants single keys on this device, and follows what another window has chosen. Until it is known, and where
 * nothing can be read, none works.
 * @returns the function that changes it
 */
export function useKeysChoice(uid: string, orgID: string): (hasKeys: boolean) => void {
  const { shell, session } = useShellContext();
  const [device] = useState(() =>
    deviceStore<boolean>({
      ...{ uid, remoteID: 'shell', name: 'keys' },
      isCurrent: sessionCheck(session, uid, orgID),
    }),
  );
  /** Whether the user's choice is not on the device: it holds for this page at least. */
  const isUnsaved = useRef(false);
  const choices = useRef(0);

  useEffect(() => {
    let isCurrent = true;
    async function read(): Promise<void> {
      const before = choices.current;
      let hasKeys = shell.getState().hasKeys === true;
      try {
        hasKeys = (await device.get(IS_OFF)) !== true;
      } catch (error) {
        report(error, { shell: 'keys' });
      }
      if (isCurrent && before === choices.current && !isUnsaved.current) shell.setState({ hasKeys });
    }
    function onVisible(): void {
      if (document.visibilityState === 'visible') void read();
    }
    void read();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', onVisible);
      shell.setState({ hasKeys: undefined });
    };
  }, [device, shell]);

  return useCallback(
    (hasKeys) => {
      choices.current += 1;
      isUnsaved.current = true;
      shell.setState({ hasKeys });
      device.put(IS_OFF, !hasKeys).then(
        () => {
          isUnsaved.current = false;
        },
        (error: unknown) => report(error, { shell: 'keys' }),
      );
    },
    [device, shell],
  );
}

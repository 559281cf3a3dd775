import { deviceStore, isDataLight, sessionCheck } from '@fleetfoot/shared/device';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

const IS_ON = 'isOn';

/** Of the user of this page, whether the map is shown; nothing while it is not known. */
let choice: { readonly uid: string; readonly isOn: boolean } | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function choose(uid: string, isOn: boolean): void {
  choice = { uid, isOn };
  for (const listener of listeners) listener();
}

/**
 * Whether this user wants the map beside the list, kept on the device, and the function that changes it. Where data is saved a map of before
 * is not shown again until it is asked for.
 */
export function useMapChoice(): readonly [isOn: boolean, change: (isOn: boolean) => void] {
  const { session, report } = useServices();
  const { id: orgID } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const store = useMemo(
    () =>
      deviceStore<boolean>({
        ...{ uid, remoteID: 'mf-deliveries', name: 'list-map' },
        isCurrent: sessionCheck(session, uid, orgID),
      }),
    [uid, orgID, session],
  );
  useEffect(() => {
    if (choice?.uid === uid) return;
    store.get(IS_ON).then(
      (isOn) => choice?.uid !== uid && choose(uid, isOn === true && !isDataLight()),
      (error: unknown) => report(error, { part: 'list-map' }),
    );
  }, [store, uid, report]);
  const change = useCallback(
    (isOn: boolean) => {
      choose(uid, isOn);
      store.put(IS_ON, isOn).catch((error: unknown) => report(error, { part: 'list-map' }));
    },
    [store, uid, report],
  );
  const isOn = useSyncExternalStore(subscribe, () => choice?.uid === uid && choice.isOn);
  return [isOn, change];
}

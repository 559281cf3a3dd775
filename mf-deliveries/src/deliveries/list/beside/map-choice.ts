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
  const { store, fail } = useMemo(() => {
    const isCurrent = sessionCheck(session, uid, orgID);
    return {
      store: deviceStore<boolean>({ ...{ uid, remoteID: 'mf-deliveries', name: 'list-map' }, isCurrent }),
      // A sign-out takes what is kept away: nobody misses it.
      fail: (error: unknown) => isCurrent() && report(error, { part: 'list-map' }),
    };
  }, [uid, orgID, session, report]);
  useEffect(() => {
    if (choice?.uid === uid) return;
    store
      .get(IS_ON)
      .then((isOn) => choice?.uid !== uid && choose(uid, isOn === true && !isDataLight()), fail);
  }, [store, fail, uid]);
  const change = useCallback(
    (isOn: boolean) => {
      choose(uid, isOn);
      store.put(IS_ON, isOn).catch(fail);
    },
    [store, fail, uid],
  );
  const isOn = useSyncExternalStore(subscribe, () => choice?.uid === uid && choice.isOn);
  return [isOn, change];
}

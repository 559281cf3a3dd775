import { useServices, useSession } from '@fleetfoot/shared/remote';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KnownPlaces } from './contact-source';
import { type Contacts, NO_CONTACTS } from './contacts-context';

const loadSource = () => import(/* webpackChunkName: "find-contacts" */ './contact-source');

interface Found extends KnownPlaces {
  readonly source?: Awaited<ReturnType<typeof loadSource>>;
}

const NOTHING: Found = { addresses: [], isSettled: false };

/**
 * Contacts for a delivery. For a new one the default pickup and the recent deliveries are read at once; all else is read
 * when the user takes up a field that offers it. The form works without contacts, so that a failure only offers fewer.
 */
export function useContacts(orgID: string, isNew: boolean): Contacts {
  const { report } = useServices();
  const uid = useSession((state) => state.uid);
  const [found, setFound] = useState(NOTHING);
  const add = useCallback((part: Partial<Found>) => setFound((known) => ({ ...known, ...part })), []);
  const isWanted = useRef(false);
  const lacksRecent = useRef(!isNew);

  const fetchRecent = useCallback(async () => {
    lacksRecent.current = false;
    try {
      const source = await loadSource();
      return { source, recent: await source.fetchRecent(orgID) };
    } catch (error) {
      lacksRecent.current = true;
      report(error, { contacts: 'recent' });
      return undefined;
    }
  }, [orgID, report]);

  useEffect(() => {
    if (!isNew) return;
    let isCurrent = true;
    async function fetchDefault(): Promise<void> {
      const source = await loadSource();
      const standard = await source.fetchDefaultPickup(orgID);
      // Where there is a default pickup, it does not wait for the deliveries.
      if (isCurrent && standard) add({ source, standard, isSettled: true });
    }
    const asked = fetchDefault().catch((error: unknown) => report(error, { contacts: 'default pickup' }));
    void Promise.all([fetchRecent(), asked]).then(
      ([recent]) => isCurrent && add({ ...recent, isSettled: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [orgID, isNew, fetchRecent, add, report]);

  // What failed is asked for again by the next field that offers contacts.
  const onWanted = useCallback(() => {
    if (lacksRecent.current) {
      void fetchRecent().then((recent) => add({ ...recent, isSettled: true }));
    }
    if (isWanted.current) return;
    isWanted.current = true;
    async function fetchAddresses(): Promise<void> {
      const source = await loadSource();
      add({ source });
      add({ addresses: await source.fetchAddresses(orgID) });
    }
    fetchAddresses().catch((error: unknown) => {
      isWanted.current = false;
      report(error, { contacts: 'list' });
    });
  }, [orgID, fetchRecent, add, report]);

  return useMemo(() => {
    const { source, recent, isSettled } = found;
    return {
      ...(source?.contactsOf(found) ?? NO_CONTACTS),
      ...(isNew && { recent, defaultPickup: source?.defaultPickupOf(found, uid) }),
      suggest: source?.suggestContacts,
      isSettled,
      onWanted,
    };
  }, [found, uid, isNew, onWanted]);
}

import { fetchCollection } from '@fleetfoot/shared/firebase';
import type { Delivery, SavedAddress } from '@fleetfoot/shared/model';
import { useServices, useSession } from '@fleetfoot/shared/remote';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { savedAddressesQuery } from '../../addresses/data';
import { lastPickup, listContacts, savedContact } from './contact';
import type { Contacts } from './contacts-context';
import { fetchDefaultPickup, recentDeliveriesQuery } from './data';

interface Found {
  readonly addresses: readonly SavedAddress[];
  readonly recent?: readonly Delivery[] | undefined;
  readonly standard?: SavedAddress | undefined;
  readonly suggest?: Contacts['suggest'];
  readonly isSettled: boolean;
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
      return await fetchCollection(recentDeliveriesQuery(orgID));
    } catch (error) {
      lacksRecent.current = true;
      report(error, { contacts: 'recent' });
      return undefined;
    }
  }, [orgID, report]);

  useEffect(() => {
    if (!isNew) return;
    let isCurrent = true;
    const asked = fetchDefaultPickup(orgID).then(
      // Where there is a default pickup, it does not wait for the deliveries.
      (standard) => isCurrent && standard && add({ standard, isSettled: true }),
      (error: unknown) => report(error, { contacts: 'default pickup' }),
    );
    const recent = fetchRecent();
    void Promise.all([recent, asked]).then(([recent]) => isCurrent && add({ recent, isSettled: true }));
    return () => {
      isCurrent = false;
    };
  }, [orgID, isNew, fetchRecent, add, report]);

  // What failed is asked for again by the next field that offers contacts.
  const onWanted = useCallback(() => {
    if (lacksRecent.current) {
      void fetchRecent().then((recent) => add({ recent, isSettled: true }));
    }
    if (isWanted.current) return;
    isWanted.current = true;
    const finder = import(/* webpackChunkName: "find-contacts" */ './find-contacts');
    Promise.all([
      finder.then(({ suggestContacts: suggest }) => add({ suggest })),
      fetchCollection(savedAddressesQuery(orgID)).then((addresses) => add({ addresses })),
    ]).catch((error: unknown) => {
      isWanted.current = false;
      report(error, { contacts: 'list' });
    });
  }, [orgID, fetchRecent, add, report]);

  return useMemo(() => {
    const { addresses, recent, standard, suggest, isSettled } = found;
    return {
      pickup: listContacts(addresses, recent ?? [], 'pickup'),
      dropoff: listContacts(addresses, recent ?? [], 'dropoff'),
      ...(isNew && {
        recent,
        defaultPickup: standard
          ? savedContact(standard)
          : isSettled
            ? lastPickup(recent ?? [], uid)
            : undefined,
      }),
      suggest,
      isSettled,
      onWanted,
    };
  }, [found, uid, isNew, onWanted]);
}

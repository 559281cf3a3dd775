import { fetchCollection } from '@fleetfoot/shared/firebase';
import type { Delivery, SavedAddress } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { savedAddressesQuery } from '../../addresses/data';
import { listContacts, savedContact } from './contact';
import type { Contacts } from './contacts-context';
import { fetchDefaultPickup, recentDeliveriesQuery } from './data';

interface Found {
  readonly addresses: readonly SavedAddress[];
  readonly recent: readonly Delivery[];
}

const NONE: Found = { addresses: [], recent: [] };

/**
 * Contacts for a new delivery. Only the default pickup is read at once; the address book and the recent deliveries
 * when a field that offers them gets the focus. The form works without contacts, so that a failure only offers fewer.
 */
export function useContacts(orgID: string): Contacts {
  const { report } = useServices();
  const [found, setFound] = useState(NONE);
  const [standard, setStandard] = useState<SavedAddress>();
  const isWanted = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    fetchDefaultPickup(orgID).then(
      (address) => isCurrent && setStandard(address),
      (error: unknown) => report(error, { contacts: 'default pickup' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [orgID, report]);

  const onWanted = useCallback(() => {
    if (isWanted.current) return;
    isWanted.current = true;
    function failed(error: unknown): void {
      // The next field that offers contacts asks again.
      isWanted.current = false;
      report(error, { contacts: 'list' });
    }
    fetchCollection(savedAddressesQuery(orgID)).then(
      (addresses) => setFound((known) => ({ ...known, addresses })),
      failed,
    );
    fetchCollection(recentDeliveriesQuery(orgID)).then(
      (recent) => setFound((known) => ({ ...known, recent })),
      failed,
    );
  }, [orgID, report]);

  return useMemo(
    () => ({
      pickup: listContacts(found.addresses, found.recent, 'pickup'),
      dropoff: listContacts(found.addresses, found.recent, 'dropoff'),
      defaultPickup: standard && savedContact(standard),
      onWanted,
    }),
    [found, standard, onWanted],
  );
}

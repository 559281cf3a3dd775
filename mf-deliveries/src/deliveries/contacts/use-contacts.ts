import type { SavedAddress } from '@fleetfoot/shared/addresses';
import type { Delivery } from '@fleetfoot/shared/domain';
import { fetchCollection, fetchDocument } from '@fleetfoot/shared/firebase';
import { useServices } from '@fleetfoot/shared/remote';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { savedContact } from './contact';
import { addressBook, defaultPickup, recentDeliveries } from './contacts.queries';
import type { Contacts } from './contacts-context';
import { listContacts } from './list-contacts';

interface Found {
  readonly addresses: readonly SavedAddress[];
  readonly recent: readonly Delivery[];
}

const NONE: Found = { addresses: [], recent: [] };

/**
 * Whom a delivery may be from and to. At once only the default pickup is read; the address book and the recent
 * deliveries once somebody comes to a field that offers them. The form works without, so that a failure only leaves
 * it with fewer.
 */
export function useContacts(organizationId: string): Contacts {
  const { report } = useServices();
  const [found, setFound] = useState(NONE);
  const [standard, setStandard] = useState<SavedAddress>();
  const isWanted = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    defaultPickup(organizationId, fetchDocument).then(
      (address) => isCurrent && setStandard(address),
      (error: unknown) => report(error, { contacts: 'default pickup' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [organizationId, report]);

  const onWanted = useCallback(() => {
    if (isWanted.current) return;
    isWanted.current = true;
    function failed(error: unknown): void {
      // Whoever comes to the next field asks again.
      isWanted.current = false;
      report(error, { contacts: 'list' });
    }
    fetchCollection(addressBook(organizationId)).then(
      (addresses) => setFound((known) => ({ ...known, addresses })),
      failed,
    );
    fetchCollection(recentDeliveries(organizationId)).then(
      (recent) => setFound((known) => ({ ...known, recent })),
      failed,
    );
  }, [organizationId, report]);

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

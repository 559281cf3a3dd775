import type { Delivery } from '@fleetfoot/shared/domain';
import { fetchCollection, type Live, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useMemo, useState } from 'react';
import { savedContact } from './contact';
import { addressBook, deliverySettings, recentDeliveries } from './contacts.queries';
import type { Contacts } from './contacts-context';
import { listContacts } from './list-contacts';

const NONE: readonly never[] = [];

function dataOf<T>(live: Live<T>): T | undefined {
  return live.status === 'ready' ? live.data : undefined;
}

/** Whom a delivery may be from and to. The form works without, so that a failure only leaves it with fewer. */
export function useContacts(organizationId: string): Contacts {
  const { report } = useServices();
  const addresses = dataOf(useLiveCollection(addressBook(organizationId))) ?? NONE;
  const settings = dataOf(useLiveDocument(deliverySettings(organizationId)));
  const [recent, setRecent] = useState<readonly Delivery[]>(NONE);

  useEffect(() => {
    let isCurrent = true;
    fetchCollection(recentDeliveries(organizationId)).then(
      (deliveries) => isCurrent && setRecent(deliveries),
      (error: unknown) => report(error, { contacts: 'recent' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [organizationId, report]);

  const defaultID = settings?.defaultPickupAddressID;
  return useMemo(() => {
    const standard = addresses.find(({ id }) => id === defaultID);
    return {
      pickup: listContacts(addresses, recent, 'pickup'),
      dropoff: listContacts(addresses, recent, 'dropoff'),
      defaultPickup: standard && savedContact(standard),
    };
  }, [addresses, recent, defaultID]);
}

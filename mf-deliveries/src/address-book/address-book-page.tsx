import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useSession } from '@fleetfoot/shared/remote';
import { AddressBook } from './address-book';
import { addressStore, deliverySettings, savedAddresses } from './addresses.queries';

export function AddressBookPage() {
  const { id } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const addresses = useLiveCollection(savedAddresses(id));
  const settings = useLiveDocument(deliverySettings(id));
  return <AddressBook addresses={addresses} settings={settings} store={addressStore(id, uid)} />;
}

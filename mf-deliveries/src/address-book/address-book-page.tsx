import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useSession } from '@fleetfoot/shared/remote';
import { deliverySettingsQuery, savedAddressesQuery } from '../addresses/data';
import { AddressBook } from './address-book';
import { addressWrites } from './data';

export function AddressBookPage() {
  const { id } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const addresses = useLiveCollection(savedAddressesQuery(id));
  const settings = useLiveDocument(deliverySettingsQuery(id));
  return <AddressBook addresses={addresses} settings={settings} writes={addressWrites(id, uid)} />;
}

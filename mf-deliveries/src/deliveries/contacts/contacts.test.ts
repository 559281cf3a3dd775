import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { savedAddress } from '../../testing/saved-address';
import { delivery } from '../testing/delivery';
import { listContacts } from './contact';
import { findContacts } from './find-contacts';
import { contactsOfNumber } from './known-number';

const HOME = savedAddress({ id: 'a1', label: 'Naledi at home', contactName: 'Naledi Molefe' });
const ids = (contacts: readonly { id: string }[]) => contacts.map(({ id }) => id);

function contacts(addresses: readonly SavedAddress[] = [HOME]) {
  return listContacts(addresses, [delivery(), delivery({ id: 'delivery-0' })], 'dropoff');
}

test('the address book comes first, then each recent contact once, the newest', () => {
  expect(ids(contacts())).toEqual(['a1', 'delivery-1-dropoff']);
});

test('a recent contact of the address book is listed once', () => {
  const there = { latitude: -33.9136, longitude: 18.3886 };
  const saved = savedAddress({ ...there, contactPhoneNumber: '+27831234567' });
  expect(ids(contacts([saved]))).toEqual([saved.id]);
  const gate = savedAddress({ ...there, contactPhoneNumber: '' });
  expect(ids(contacts([gate]))).toEqual([gate.id]);
  const neighbour = savedAddress({ ...there, contactPhoneNumber: '+27820000000' });
  expect(ids(contacts([neighbour]))).toHaveLength(2);
});

test('a delivery without a position gives no contact', () => {
  expect(listContacts([], [delivery({ dropoff_latitude: 'north' })], 'dropoff')).toEqual([]);
});

test('pickups and drop-offs have contacts of their own', () => {
  const [pickup] = listContacts([], [delivery()], 'pickup');
  expect(pickup?.stop).toMatchObject({ name: 'Umoya Kitchen', phone_number: '021 555 0100' });
});

test('a saved address brings all that a courier needs', () => {
  const address = savedAddress({
    ...{ unitNumber: 'Unit 4', buildingName: 'The Docks', gateCode: '4321#', instructions: 'Ring twice.' },
  });
  const [contact] = listContacts([address], [], 'dropoff');
  expect(contact?.stop).toMatchObject({
    ...{ unit: 'Unit 4, The Docks', landmark: '', gate_code: '4321#', instructions: 'Ring twice.' },
  });
});

test.each([
  ['', ['a1', 'delivery-1-dropoff']],
  ['naled', ['a1']],
  ['home molefe', ['a1']],
  ['beach ler', ['delivery-1-dropoff']],
  ['083 123', ['delivery-1-dropoff']],
  ['+27 83 123 4567', ['delivery-1-dropoff']],
  ['aledi', []],
  ['zzz', []],
])('the text "%s" finds %j', (text, found) => {
  expect(ids(findContacts(contacts(), text))).toEqual(found);
});

test.each(['0831234567', '+27 83 123 4567', '27831234567', '083-123-4567'])(
  'a contact is found by the number %s',
  (input) => {
    expect(ids(contactsOfNumber(contacts(), input))).toEqual(['delivery-1-dropoff']);
  },
);

test('an unfinished number finds no contact', () => {
  expect(contactsOfNumber(contacts(), '083 123')).toEqual([]);
});

import { deliverySettings } from '@fleetfoot/shared/model/delivery/delivery-records';
import { savedAddresses } from '@fleetfoot/shared/model/delivery/saved-address';
import { gautengAddress } from './addresses';
import { type DemoDocument, documentWithID } from './demo-documents';
import { DEMO_ORGANIZATION, PEOPLE } from './people';

const DAY_MS = 86_400_000;
const COLLECTION = savedAddresses.path(DEMO_ORGANIZATION.id);

interface DemoSavedAddress {
  readonly id: string;
  /** Street and suburb as the map knows them. */
  readonly place: readonly [line: string, suburb: string];
  /** What differs from the address on the map. */
  readonly fields: Readonly<Record<string, string>>;
}

const KITCHEN = 'demo-address-kitchen';

const ADDRESSES: readonly DemoSavedAddress[] = [
  {
    id: KITCHEN,
    place: ['7166 Vilakazi Street', 'Orlando West'],
    fields: {
      label: 'Kasi Kitchen, Vilakazi Street',
      landmark: 'Next to Hector Pieterson Memorial parking',
      instructions: 'Collect at the hatch on the left. Parking in front for five minutes.',
      contactName: 'Thandi Mokoena',
      contactPhoneNumber: '+27825550101',
    },
  },
  {
    id: 'demo-address-maboneng',
    place: ['286 Fox Street', 'Maboneng'],
    fields: {
      label: 'Kasi Kitchen, Maboneng',
      buildingName: 'Arts on Main',
      unitNumber: 'Shop 4',
      contactName: 'Sipho Dlamini',
      contactPhoneNumber: '+27835550102',
    },
  },
  {
    id: 'demo-address-rosebank',
    place: ['15 Oxford Road', 'Rosebank'],
    fields: {
      label: 'Cohen & Partners',
      buildingName: 'Oxford Parks',
      unitNumber: '3rd floor',
      gateCode: '4402#',
      instructions: 'Leave with reception.',
      contactName: 'David Cohen',
      contactPhoneNumber: '+27821234018',
    },
  },
  {
    // Streets of townships often have no numbers: the pin and a landmark lead there.
    id: 'demo-address-gogo',
    place: ['Sofasonke Street', 'Orlando East'],
    fields: {
      label: 'Gogo Nkosi',
      landmark: 'Green spaza shop opposite the water tower',
      instructions: 'Call on arrival, she comes to the gate.',
      contactName: 'Zanele Nkosi',
      contactPhoneNumber: '+27831234003',
    },
  },
  {
    id: 'demo-address-clinic',
    place: ['Immink Drive', 'Diepkloof'],
    fields: { label: 'Diepkloof clinic', landmark: 'Taxi rank at the main gate', gateCode: '1976' },
  },
];

function document({ id, place, fields }: DemoSavedAddress, savedAt: Date): DemoDocument {
  const { text, street, suburb, city, latitude, longitude } = gautengAddress(...place);
  return documentWithID(COLLECTION, id, {
    ...{ latitude, longitude, city, country: 'South Africa', countryCode: 'ZA' },
    ...{ streetAddress: `${street}, ${suburb}`, name: '', fullAddressString: text },
    ...{ unitNumber: '', buildingName: '', instructions: '', label: '', landmark: '', gateCode: '' },
    ...{ contactName: '', contactPhoneNumber: '' },
    ...fields,
    ...{ created_at: savedAt, updated_at: savedAt },
    ...{ created_by: PEOPLE.admin.uid, updated_by: PEOPLE.admin.uid },
  });
}

/** Kasi Kitchen's address book, one of it the default pickup. */
export function savedAddressDocuments(now: Date): DemoDocument[] {
  const saved = ADDRESSES.map((address, index) =>
    document(address, new Date(now.getTime() - (30 - index) * DAY_MS)),
  );
  const settings: DemoDocument = {
    path: deliverySettings.document(DEMO_ORGANIZATION.id),
    data: { defaultPickupAddressID: KITCHEN, updated_at: now, updated_by: PEOPLE.admin.uid },
  };
  return [...saved, settings];
}

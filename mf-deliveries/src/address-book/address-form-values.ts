import { type AddressDetails, detailsOf, type SavedAddress } from '@fleetfoot/shared/addresses';
import { type Address, type Coordinates, formatPhoneNumber } from '@fleetfoot/shared/domain';

/** An address while it is typed. */
export interface AddressFormValues extends Omit<AddressDetails, 'latitude' | 'longitude'> {
  /** What was typed to find the place. */
  readonly search: string;
  /** Where it is, once a place was chosen. */
  readonly position?: Coordinates | undefined;
}

export const EMPTY_ADDRESS: AddressFormValues = {
  search: '',
  city: '',
  country: '',
  countryCode: '',
  streetAddress: '',
  name: '',
  fullAddressString: '',
  unitNumber: '',
  buildingName: '',
  instructions: '',
  label: '',
  contactName: '',
  contactPhoneNumber: '',
  landmark: '',
  gateCode: '',
};

/** A saved address as the form begins with it. */
export function valuesOf(address: SavedAddress): AddressFormValues {
  const { latitude, longitude, ...details } = detailsOf(address);
  return {
    ...details,
    contactPhoneNumber: formatPhoneNumber(details.contactPhoneNumber),
    search: '',
    position: { latitude, longitude },
  };
}

/** The form after a place was chosen: where it is changes, what the user added to it stays. */
export function withPlace(values: AddressFormValues, place: Address): AddressFormValues {
  const { latitude, longitude, name = '', ...fields } = place;
  return { ...values, ...fields, name, search: place.fullAddressString, position: { latitude, longitude } };
}

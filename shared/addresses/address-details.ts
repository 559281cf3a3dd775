import { contactNumber, optionalText, requiredText } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { COURIER_LIMIT, courierInstructions } from './courier-instructions';
import type { SavedAddress } from './saved-address';

function degrees(most: number) {
  return v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
}

const optionalNumber = v.union(
  [v.pipe(v.string(), v.trim(), v.literal('')), contactNumber('the phone number')],
  'Enter a phone number such as 082 123 4567, or leave it empty.',
);

/** What a member enters of an address, before it has an id and times. The phone number comes out in E.164. */
export const AddressDetailsSchema = v.pipe(
  v.object({
    latitude: degrees(90),
    longitude: degrees(180),
    city: optionalText(100),
    country: optionalText(100),
    countryCode: optionalText(2),
    streetAddress: optionalText(300),
    name: optionalText(200),
    fullAddressString: requiredText('the full address', 500),
    unitNumber: optionalText(40),
    buildingName: optionalText(120),
    instructions: optionalText(500),
    label: optionalText(60),
    contactName: optionalText(120),
    contactPhoneNumber: optionalNumber,
    landmark: optionalText(200),
    gateCode: optionalText(40),
  }),
  v.forward(
    v.partialCheck(
      [['unitNumber'], ['buildingName'], ['landmark'], ['gateCode'], ['instructions']],
      (address) => courierInstructions(address).length <= COURIER_LIMIT,
      `Shorten this: with building, unit, landmark and gate code the courier gets at most ${COURIER_LIMIT} characters.`,
    ),
    ['instructions'],
  ),
);

export type AddressDetails = v.InferOutput<typeof AddressDetailsSchema>;

/** The part of a saved address that a member can enter. */
export function detailsOf(address: SavedAddress): AddressDetails {
  const { id, created_at, updated_at, created_by, updated_by, ...details } = address;
  return details;
}
